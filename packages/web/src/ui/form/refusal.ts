import type { Fields } from '@costdraft/schema/field.ts'
import { FORM_ERROR } from 'final-form'
import { readError } from '../read-error.ts'

/** What stands at the end of a form that was refused: the sentence, and what is about no field of it. */
export interface Refusal { message: string; details: string[] }

/** Every wrong field by its name; of several sentences about one field the first is said. */
export function byField(problems: readonly { path: string; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path.split('.', 1)[0] ?? path] ??= message
  return errors
}

/** What the server refused, laid on the fields it is about; the rest is told at the end of the form. */
export function landed(error: unknown, fields: Fields): Record<string, unknown> {
  const { message, details, problems } = readError(error)
  const known = Object.entries(byField(problems)).filter(([name]) => name in fields)
  const strange = problems.filter(({ path }) => !((path.split('.', 1)[0] ?? path) in fields)).map(({ path, message }) => `${path}: ${message}`)
  return { ...Object.fromEntries(known), [FORM_ERROR]: { message, details: problems.length > 0 ? strange : details } satisfies Refusal }
}
