import type { FilingFacts } from './facts.ts'

/** The rules of the check before filing, in the order in which their findings are listed. */
export const filingRules = [
  'not_priced',
  'provisional_rate',
  'escape_not_claimed',
  'exceptional_not_reached',
  'enhancement_unreasoned',
  'before_certificate',
  'outside_period',
  'after_today',
  'duplicate',
  'hearings_overlap',
  'over_24_hours',
  'long_day',
  'long_row',
  'long_communication',
  'voucher_missing',
  'attendance_not_evidenced',
  'double_claim',
  'counsel_twice',
  'level_above_certificate',
  'final_days_differ',
  'vat_on_court_fee',
  'bundle_payments',
  'assessment_not_ordered',
  'estimate_exceeded',
  'above_guideline',
  'below_high_cost',
  'first_limit_exceeded',
  'hourly_margin_not_met',
  'advocates_meetings',
  'practice',
  'unprintable',
  'facts_missing',
  'codes_guessed',
] as const
export type FilingRuleName = (typeof filingRules)[number]

/** Something a costs officer would raise; none keeps a case from being completed. */
export interface Finding {
  rule: FilingRuleName
  /** What is wrong, in sentences for the reader. */
  message: string
  /** Uuid of the item that it leads to; null for a finding about the case as a whole. */
  item: string | null
  /** Uuids of all items that it is about, each once. */
  items: readonly string[]
  /** The name of its kind; null without an item. */
  kind: string | null
  /** ISO date of what is found, or null. */
  date: string | null
}

/** What a rule finds: about the item that it leads to alone, unless it names others. */
export type Found = Omit<Finding, 'rule' | 'items'> & Partial<Pick<Finding, 'items'>>

/**
 * What a rule finds in a case; its name is where the rule is listed. Pure: it reads the facts alone, in whatever order
 * they are.
 */
export type FilingRule = (facts: FilingFacts) => Found[]

/** How many findings a rule has. */
export interface FilingCount {
  rule: FilingRuleName
  count: number
}

/** The number of findings of each rule that has any, in the order of the rules. */
export const countByRule = (findings: readonly Finding[]): FilingCount[] =>
  filingRules.flatMap((rule) => {
    const count = findings.filter((finding) => finding.rule === rule).length
    return count > 0 ? [{ rule, count }] : []
  })
