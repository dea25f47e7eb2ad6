/** What a list of cases can be filtered by beside its fields: what the figures of a case say, and its assessment. */
export const caseMarks = [
  'escape_unclaimed',
  'rows_not_counted',
  'voucher_missing',
  'unpriced',
  'pending',
  'assessed',
] as const
export type CaseMark = (typeof caseMarks)[number]
export const markLabels: Readonly<Record<CaseMark, string>> = {
  escape_unclaimed: 'Escape not claimed',
  rows_not_counted: 'Rows not counted',
  voucher_missing: 'Voucher missing',
  unpriced: 'Unpriced rows',
  pending: 'Not priced yet',
  assessed: 'Assessed',
}
/** What can be due in a case. */
export const dueDates = ['claim', 'deadline', 'hearing'] as const
export type DueDate = (typeof dueDates)[number]
/** How often a case was sent back from review; the last of them is that often, or more. */
export const SENT_BACK_MOST = 3
/** Stands among uuids of people for a case that has none. */
export const NOBODY = 'none'
