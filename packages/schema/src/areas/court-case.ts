import { courtTypes, asWritten } from '@costdraft/costing'
import { check, field, type Draft, type Problem } from '../field.ts'
import { IsoDate, oneOf, pounds, text } from '../structs.ts'
import { sharedCaseFields } from './case-fields.ts'

/** In pounds. */
const Amount = pounds(99_999_999.99)

/**
 * The fields that Court of Protection and inter partes cases share. They have no certificate. The court's file number
 * may come later.
 */
export const courtCase = {
  ...sharedCaseFields,
  courtType: field(oneOf(courtTypes)),
  courtName: field(text(3, 100)),
  caseNumber: field(text(3, 50)),
  claimant: field(text(3, 100)),
  defendant: field(text(3, 100)),
  startDate: field(IsoDate),
  endDate: field(IsoDate),
  opgEstimate: field(Amount),
  courtFee: field(Amount),
  sccoRef: field(text(3, 50)).optional(),
}

/** The first and the last day of a case, as far as they are dates. */
const periodOf = (draft: Draft) => ({
  start: check({ date: courtCase.startDate }, { date: draft.startDate }).value?.date,
  end: check({ date: courtCase.endDate }, { date: draft.endDate }).value?.date,
})
/**
 * What is wrong with the dates of a case: it cannot end before it starts. Dates that stand as `stored` are not judged
 * again.
 */
export function periodProblems(draft: Draft, stored: Draft): Problem[] {
  const { start, end } = periodOf(draft)
  const before = periodOf(stored)
  if (!start || !end || end >= start || (start === before.start && end === before.end)) return []
  return [{ path: 'endDate', message: `The case starts on ${asWritten(start)}: enter that day or a later one.` }]
}
