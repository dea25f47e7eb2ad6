import { labelOf } from '../labels.ts'
import { counted, inPounds } from '../text/in-words.ts'
import { reductionReasonLabels, type AssessedColumn, type ReductionReason } from './assessment.ts'

type Values = Readonly<Record<string, unknown>> | null

/** The key of an audited change that says which line it is of, and is no field of it. */
export const AUDITED_LINE = 'line'

/** What the fields are called, in the order in which they are said. */
const labels: Readonly<Record<string, string>> = {
  offered_hours: 'Offered, hours',
  offered_rate: 'Offered, rate',
  offered_amount: 'Offered',
  allowed_hours: 'Allowed, hours',
  allowed_rate: 'Allowed, rate',
  allowed_amount: 'Allowed',
  reason: 'Reason',
  words: 'Reason in words',
  dispute: 'Point of dispute',
  reply: 'Reply',
  ruling: 'Decision',
  general_points: 'General points of dispute',
  payments: 'Payments',
  offers: 'Offers to settle',
  interest_rate: 'Interest, percent a year',
  interest_from: 'Interest from',
  disallowed: 'Days without interest',
}
/** What an entry of the audit calls a field of an assessment. */
export const auditedAssessmentLabel = (key: string): string => labels[key] ?? labelOf(key)
/** The fields that an entry about an assessment says, in the order in which people read them. */
export const auditedAssessmentFields = (keys: readonly string[]): string[] => [
  ...Object.keys(labels).filter((key) => keys.includes(key)),
  ...keys.filter((key) => !(key in labels) && key !== AUDITED_LINE),
]

const reasonLabel = (value: unknown): string | undefined => reductionReasonLabels[value as ReductionReason]
/** The value of such a field where it is said in words of its own; undefined for any other. */
export const auditedAssessmentValue = (key: string, value: unknown): string | undefined =>
  key === 'reason' ? reasonLabel(value) : undefined

const linesOf = (values: Values): string => counted(Number(values?.lines ?? 0), 'line')

/** What a ruling did with each of its lines. */
function ruled({ percent, rate, clear }: NonNullable<Values>, verb: string): string {
  if (clear === true) return `what is ${verb} was taken away`
  if (typeof rate === 'number') return `${verb} at no more than ${inPounds(rate)} an hour`
  return percent === 100 ? `${verb} as claimed` : `${verb} at ${String(percent)} % of what is claimed`
}
function ruledSentence(after: NonNullable<Values>): string {
  const reason = reasonLabel(after.reason)
  return `${linesOf(after)}: ${ruled(after, after.column as AssessedColumn)}${reason ? ` (${reason})` : ''}.`
}
/** What a workbook is called where it was read back; undefined in any other entry. */
const workbookIn = ({ file_name: name }: NonNullable<Values>): string | undefined =>
  typeof name === 'string' ? `“${name}”` : undefined
function undoneSentence(after: NonNullable<Values>): string {
  const left = Number(after.left ?? 0)
  const stayed = left > 0 ? ` ${counted(left, 'line')} changed since ${left === 1 ? 'stays' : 'stay'} as entered.` : ''
  const workbook = workbookIn(after)
  return workbook === undefined
    ? `A ruling on ${linesOf(after)} was undone.${stayed}`
    : `What was entered of ${linesOf(after)} from ${workbook} was undone.${stayed}`
}
/** What was entered of many lines: by a ruling, or from a workbook. */
function manySentence(after: NonNullable<Values>): string {
  const workbook = workbookIn(after)
  return workbook === undefined ? ruledSentence(after) : `Entered of ${linesOf(after)} from ${workbook}.`
}

/** An entry of the audit about an assessment as a whole, or many lines of it; undefined for one of fields. */
export function assessmentSentence(action: string, before: Values, after: Values): string | undefined {
  if (action === 'removed') {
    const why = before?.because === 'reopened' ? 'Set aside, as the case was reopened' : 'Removed'
    return `${why}: what was entered of ${linesOf(before)}.`
  }
  if (action === 'restored')
    return after?.undone === true ? undoneSentence(after) : `Restored: what was entered of ${linesOf(after)}.`
  return after && 'lines' in after ? manySentence(after) : undefined
}
