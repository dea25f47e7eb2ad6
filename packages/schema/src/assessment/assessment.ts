import { reductionReasons, type ReductionReason } from '@costdraft/costing'

export { reductionReasons, type ReductionReason }

/** Why less is allowed of a line than is claimed, as a choice. */
export const reductionReasonLabels: Readonly<Record<ReductionReason, string>> = {
  time: 'Too much time',
  rate: 'Rate too high',
  grade: 'Work for a lower grade',
  duplication: 'Duplication',
  administrative: 'Administrative work',
  not_recoverable: 'Not recoverable',
  proportionality: 'Not proportionate',
  outside_order: 'Outside the order or period',
  no_evidence: 'No evidence',
  agreed: 'Agreed',
  other: 'Other',
}

export const assessmentStates = ['not_started', 'in_progress', 'ruled'] as const
export type AssessmentState = (typeof assessmentStates)[number]
export const assessmentStateLabels: Readonly<Record<AssessmentState, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  ruled: 'Every line is ruled on',
}

export const assessedLineStates = ['unruled', 'allowed', 'reduced', 'refused', 'disputed', 'offered'] as const
export type AssessedLineState = (typeof assessedLineStates)[number]
export const assessedLineStateLabels: Readonly<Record<AssessedLineState, string>> = {
  unruled: 'Not ruled on',
  allowed: 'Allowed as claimed',
  reduced: 'Reduced',
  refused: 'Refused',
  disputed: 'Disputed',
  offered: 'Offered',
}

export const reductionGroups = ['reason', 'activity', 'fee_earner', 'grade', 'head'] as const
export type ReductionGroup = (typeof reductionGroups)[number]

/** The columns of a line that are entered as amounts, and as texts with their most characters. */
export const assessedColumns = ['offered', 'allowed'] as const
export type AssessedColumn = (typeof assessedColumns)[number]
export const assessedTexts = { words: 2000, dispute: 5000, reply: 5000, ruling: 5000 } as const
export const GENERAL_POINTS_MAX = 10_000
/** The most lines that one request changes. */
export const MOST_LINE_CHANGES = 100

/** Who makes an offer to settle. */
export const offeredBy = ['paying_party', 'receiving_party'] as const
export type OfferedBy = (typeof offeredBy)[number]

/** The filter of a list of lines, as its parameters. */
export const assessmentFilterParameters = [
  'text',
  'head',
  'part',
  'state',
  'reason',
  'fee_earner',
  'from',
  'to',
  'line',
] as const
