import { check, type CaseFacts, type Field } from '@costdraft/schema/field.ts'
import type { BodyValidator } from './use-composer.ts'

// The rules for notes and comments do not depend on the case, but `check` needs facts.
const anyCase: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }

/** Validates the body of a note or comment with its schema. `maxLength` is the limit in characters that the counter shows. */
export const bodyValidator = (fields: { body: Field<string> }, maxLength: number): BodyValidator => ({
  maxLength,
  validate: (body) => check(fields, { body }, anyCase).problems?.[0]?.message,
})
