/** What a period begins with. */
export const deadlineStarts = [
  'right_to_costs',
  'commencement_served',
  'points_served',
  'provisional_assessment_received',
  'hearing_ended',
  'last_step',
  'bill_accepted',
  'costs_certificate',
] as const
export type DeadlineStart = (typeof deadlineStarts)[number]

/** What is to be done within a period. */
export const deadlineRuleNames = [
  'commence',
  'points_of_dispute',
  'reply',
  'request_hearing',
  'agree_sum',
  'oral_hearing',
  'completed_bill',
  'legal_aid_claim',
  'court_of_protection_papers',
  'pay_costs',
] as const
export type DeadlineRuleName = (typeof deadlineRuleNames)[number]

/** Clear days, or calendar months. */
export type DeadlinePeriod = { days: number } | { months: number }

export interface DeadlineRule {
  name: DeadlineRuleName
  starts: DeadlineStart
  /** The rule of the same start at the end of whose period this one begins, and not at the start itself. */
  follows?: DeadlineRuleName
  period: DeadlinePeriod
  /**
   * Whether the period is one of the rules of court: a last day on which the court office is closed becomes the next
   * open one. CPR 2.8(5) speaks of what is done at the office alone: the day by the calendar is said as well, because
   * whoever serves by then is safe.
   */
  isOfCourt: boolean
  source: string
}

const months = { months: 3 } as const

export const deadlineRules: readonly DeadlineRule[] = [
  { name: 'commence', starts: 'right_to_costs', period: months, isOfCourt: true, source: 'CPR 47.7' },
  {
    name: 'points_of_dispute',
    starts: 'commencement_served',
    period: { days: 21 },
    isOfCourt: true,
    source: 'CPR 47.9(2)',
  },
  { name: 'reply', starts: 'points_served', period: { days: 21 }, isOfCourt: true, source: 'CPR 47.13(2)' },
  // The request is form N258. Its three months begin where the period for commencing ends, and that end is not moved.
  {
    name: 'request_hearing',
    starts: 'right_to_costs',
    follows: 'commence',
    period: months,
    isOfCourt: true,
    source: 'CPR 47.14(1)',
  },
  {
    name: 'agree_sum',
    starts: 'provisional_assessment_received',
    period: { days: 14 },
    isOfCourt: true,
    source: 'CPR PD 47 para 14.4',
  },
  // The request is filed and served within the period, and service does not wait for the office.
  {
    name: 'oral_hearing',
    starts: 'provisional_assessment_received',
    period: { days: 21 },
    isOfCourt: true,
    source: 'CPR 47.15(7)',
  },
  { name: 'completed_bill', starts: 'hearing_ended', period: { days: 14 }, isOfCourt: true, source: 'CPR 47.17(2)' },
  // Made to the Legal Aid Agency, not to a court.
  {
    name: 'legal_aid_claim',
    starts: 'last_step',
    period: months,
    isOfCourt: false,
    source: 'Standard Civil Contract',
  },
  {
    name: 'court_of_protection_papers',
    starts: 'bill_accepted',
    period: { days: 28 },
    isOfCourt: true,
    source: 'SCCO practice',
  },
  // Paid to the other party and not at a court office: no closed day lengthens it. An order may say another day.
  {
    name: 'pay_costs',
    starts: 'costs_certificate',
    period: { days: 14 },
    isOfCourt: false,
    source: 'CPR 44.7(1)',
  },
]
