import { check, type Field } from '@costdraft/schema/field.ts'
import type { BodyValidator } from './use-composer.ts'

/**
 * Validates the body of a note or comment with its schema. `maxLength` is the limit in characters that the counter
 * shows.
 */
export const bodyValidator = (fields: { body: Field<string> }, maxLength: number): BodyValidator => ({
  maxLength,
  validate: (body) => check(fields, { body }).problems?.[0]?.message,
})
