import {
  afterCompletion,
  exceptFor,
  outsideParts,
  outsidePeriod,
  overADay,
  recordedAgain,
} from '../bill/known-exceptions.ts'
import { leftOut } from '../bill/summary.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { Certificate } from './model.ts'

/** Certifies a document as accurate and complete, except for what is known not to be; says what is left out of it. */
export function accuracyOf(frozen: FrozenCase, document: string): Certificate {
  const missing = leftOut(frozen, document)
  const exceptions = exceptFor([
    outsidePeriod(frozen, document),
    outsideParts(frozen),
    afterCompletion(frozen),
    overADay(frozen),
    recordedAgain(frozen),
  ])
  const certified = `this ${document} is both accurate and complete${exceptions}.`
  return {
    title: 'Accuracy',
    opening:
      missing === null
        ? `I certify that ${certified}`
        : `${missing.sentence} I certify that apart from ${missing.them} ${certified}`,
    choices: [],
  }
}
