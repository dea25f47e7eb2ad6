import { check, type CaseFacts, type Field } from '@costdraft/schema/field.ts'
import type { Judge } from './use-writing.ts'

// What is said about a case is judged alike in every case.
const anyCase: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }

/** Judges a text by the contract, and says what is wrong with it in a sentence. */
export const judgeOf = (fields: { body: Field<string> }, longest: number): Judge => ({
  longest,
  judge: (body) => check(fields, { body }, anyCase).problems?.[0]?.message,
})
