import { deadlineRuleNames, deadlineStarts, type DeadlineRuleName, type DeadlineStart } from '@costdraft/costing'
import { asWritten } from '../text/in-words.ts'

export { deadlineRuleNames, deadlineStarts, type DeadlineRuleName, type DeadlineStart }

/** What is to be done by a date, as a heading. */
export const deadlineLabels: Readonly<Record<DeadlineRuleName, string>> = {
  commence: 'Commence assessment',
  points_of_dispute: 'Points of dispute',
  reply: 'Reply to the points',
  request_hearing: 'Request a hearing (N258)',
  agree_sum: 'Agree the sum allowed',
  oral_hearing: 'Ask for an oral hearing',
  completed_bill: 'File the completed bill',
  legal_aid_claim: 'Claim to the Legal Aid Agency',
  court_of_protection_papers: 'Papers to the SCCO',
  pay_costs: 'Payment of the costs',
}
/** From what dates run. */
export const deadlineStartLabels: Readonly<Record<DeadlineStart, string>> = {
  right_to_costs: 'Right to costs',
  commencement_served: 'Notice of commencement served',
  points_served: 'Points of dispute served',
  provisional_assessment_received: 'Provisional assessment received',
  hearing_ended: 'Assessment hearing ended',
  last_step: 'Last step in the case',
  bill_accepted: 'Bill accepted by the court',
  costs_certificate: 'Date of the costs certificate',
}

/** By what a date is done: a person said so, the case was completed, or the next step was taken. */
export const doneReasons = ['by_hand', 'case_completed', 'next_step'] as const
export type DoneReason = (typeof doneReasons)[number]
export const doneReasonLabels: Readonly<Record<DoneReason, string>> = {
  by_hand: 'Marked as done',
  case_completed: 'The case is complete',
  next_step: 'The next step was taken',
}

/** The starts by which a date is done, because the next step was taken. */
export const endedBy: Readonly<Partial<Record<DeadlineRuleName, readonly DeadlineStart[]>>> = {
  commence: ['commencement_served'],
  points_of_dispute: ['points_served'],
  request_hearing: ['provisional_assessment_received', 'hearing_ended'],
  agree_sum: ['costs_certificate'],
  oral_hearing: ['costs_certificate'],
  completed_bill: ['costs_certificate'],
}

/** How long it is to a date: `in 7 days`, `tomorrow`, `today`, `3 days ago`. */
export function daysInWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** The sentence of a reminder: *Points of dispute in Re X: due on 5 December 2026.* */
export const reminderSentence = (
  rule: DeadlineRuleName | undefined,
  caseName: string | null,
  date: string | undefined,
): string => {
  const what = (rule && deadlineLabels[rule]) ?? 'A date'
  return `${what} in ${caseName ?? 'a case'}${date ? `: due on ${asWritten(date)}` : ' is near'}.`
}

/**
 * What an entry of the audit about the dates of a case calls a value: that of a start by its name, of a date by its
 * rule and what was said of it, such as `commence.entered_on`.
 */
export function auditedDateLabel(key: string): string {
  const [name = '', said] = key.split('.')
  const label = deadlineLabels[name as DeadlineRuleName] ?? deadlineStartLabels[name as DeadlineStart] ?? name
  if (said === 'entered_on') return `${label}, own date`
  return said === 'done' ? `${label}, done` : label
}

/** The parameters of the list of dates. */
export const deadlineParameters = ['first', 'after', 'from', 'to', 'staff', 'client', 'done'] as const
