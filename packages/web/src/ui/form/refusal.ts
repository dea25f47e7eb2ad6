import type { Fields, Problem } from '@costdraft/schema/field.ts'
import { FORM_ERROR, getIn, setIn } from 'final-form'
import { readError } from '../read-error.ts'

/** What stands at the end of a form that was refused: the sentence, and what is about no field of it. */
export interface Refusal {
  message: string
  details: string[]
}

/** Every wrong field where its input stands: under its own name, or inside a part of the form. Of several sentences about one field the first is said. */
export function byField(problems: readonly Problem[], parts: ReadonlySet<string> = none): Record<string, unknown> {
  let errors: object = {}
  for (const { path, message } of problems) {
    const place = placeOf(path, parts)
    if (getIn(errors, place) === undefined) errors = setIn(errors, place, message)
  }
  return errors as Record<string, unknown>
}
const none: ReadonlySet<string> = new Set()
const headOf = (path: string): string => path.split('.', 1)[0] ?? path
const placeOf = (path: string, parts: ReadonlySet<string>): string => (parts.has(headOf(path)) ? path : headOf(path))

/** What the server refused, laid on the fields it is about; the rest is told at the end of the form. */
export function landed(error: unknown, fields: Fields, parts: ReadonlySet<string> = none): Record<string, unknown> {
  const { message, details, problems } = readError(error)
  // A sentence about a part as a whole has no input of its own.
  const isKnown = ({ path }: Problem): boolean =>
    headOf(path) in fields || (parts.has(headOf(path)) && path.includes('.'))
  const strange = problems.filter((problem) => !isKnown(problem)).map(({ path, message }) => `${path}: ${message}`)
  return {
    ...byField(problems.filter(isKnown), parts),
    [FORM_ERROR]: { message, details: problems.length > 0 ? strange : details } satisfies Refusal,
  }
}
