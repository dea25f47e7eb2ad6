import type { Fields, Problem } from '@costdraft/schema/field.ts'
import { FORM_ERROR, getIn, setIn } from 'final-form'
import { readError } from '../read-error.ts'

/** The error of a form as a whole: a message, and details that belong to no field of the form. */
export interface FormError {
  message: string
  details: string[]
}

/**
 * Problems as the error object of final-form. A field with several problems shows the first. `parts` are the names of
 * nested parts.
 */
export function errorsByField(
  problems: readonly Problem[],
  parts: ReadonlySet<string> = noParts,
): Record<string, unknown> {
  let errors: object = {}
  for (const { path, message } of problems) {
    const errorPath = errorPathOf(path, parts)
    if (getIn(errors, errorPath) === undefined) errors = setIn(errors, errorPath, message)
  }
  return errors as Record<string, unknown>
}
/** Of a problem of a case: the form of a case has the fields of its certificate among its own. */
const withoutPrefix = (path: string): string => path.replace(/^certificate\./, '')
const noParts: ReadonlySet<string> = new Set()
const firstSegment = (path: string): string => path.split('.', 1)[0] ?? path
const errorPathOf = (path: string, parts: ReadonlySet<string>): string =>
  parts.has(firstSegment(path)) ? path : firstSegment(path)

/**
 * A server error as final-form's submit errors: problems of known fields go to those fields, the rest to FORM_ERROR.
 */
export function submitErrors(
  error: unknown,
  fields: Fields,
  parts: ReadonlySet<string> = noParts,
): Record<string, unknown> {
  const { message, details, problems } = readError(error)
  // A problem of a nested part as a whole belongs to no input.
  const isKnown = ({ path }: Problem): boolean =>
    firstSegment(path) in fields || (parts.has(firstSegment(path)) && path.includes('.'))
  const placed = problems.map(({ path, message }) => ({
    path: withoutPrefix(path),
    message,
  }))
  const unknownProblems = placed
    .filter((problem) => !isKnown(problem))
    .map(({ path, message }) => `${path}: ${message}`)
  return {
    ...errorsByField(placed.filter(isKnown), parts),
    [FORM_ERROR]: { message, details: problems.length > 0 ? unknownProblems : details } satisfies FormError,
  }
}
