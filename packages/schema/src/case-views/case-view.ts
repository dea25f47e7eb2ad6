import { field } from '../field.ts'
import { Flag, oneOf, text } from '../structs.ts'

/** The lists of cases that have saved views. */
export const caseViewPages = ['cases', 'reviews', 'completed'] as const
export type CaseViewPage = (typeof caseViewPages)[number]

/** The fields of a saved view: `query` is the query string of its list, as the address of the page has it. */
export const caseViewForm = {
  name: field(text(1, 60)),
  page: field(oneOf(caseViewPages)),
  query: field(text(0, 2000)).optional(),
  isShared: field(Flag),
}
