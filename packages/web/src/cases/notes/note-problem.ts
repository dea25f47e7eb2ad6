import { note } from '@costdraft/schema/cases/case.ts'
import { check, type CaseFacts } from '@costdraft/schema/field.ts'

export const LONGEST_NOTE = 5000

// A note is judged alike in every case.
const anyCase: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }

/** What is wrong with the text of a note, in a sentence. */
export const noteProblem = (body: string): string | undefined => check(note, { body }, anyCase).problems?.[0]?.message
