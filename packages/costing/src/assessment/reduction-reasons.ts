/** Why less is allowed of a line than is claimed. */
export const reductionReasons = [
  'time',
  'rate',
  'grade',
  'duplication',
  'administrative',
  'not_recoverable',
  'proportionality',
  'outside_order',
  'no_evidence',
  'agreed',
  'other',
] as const
export type ReductionReason = (typeof reductionReasons)[number]
