import type { FrozenCase } from '../frozen-case.ts'
import { leftOut } from '../bill/summary.ts'
import type { Certificate } from './model.ts'

/** Certifies a document as accurate and complete; otherwise says what is left out for want of a rate. */
export function accuracyOf(frozen: FrozenCase, document: string): Certificate {
  const missing = leftOut(frozen, document)
  return {
    title: 'Accuracy',
    opening:
      missing === null
        ? `I certify that this ${document} is both accurate and complete.`
        : `${missing.sentence} I certify that apart from ${missing.them} this ${document} is both accurate and complete.`,
    choices: [],
  }
}
