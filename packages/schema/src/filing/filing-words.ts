import { filingRules, type FilingRuleName } from '@costdraft/costing'

/** How a rule of the check before filing is worded: its title, and what one finding and several of it are. */
interface Wording {
  title: string
  one: string
  many: string
}

const wordings: Readonly<Record<FilingRuleName, Wording>> = {
  not_priced: { title: 'Not priced', one: 'item not priced', many: 'items not priced' },
  provisional_rate: { title: 'Provisional rates', one: 'provisional rate table', many: 'provisional rate tables' },
  escape_not_claimed: { title: 'Escapes its fixed fee', one: 'escape not claimed', many: 'escapes not claimed' },
  exceptional_not_reached: {
    title: 'Does not escape its fixed fee',
    one: 'exceptional claim below the threshold',
    many: 'exceptional claims below the threshold',
  },
  enhancement_unreasoned: {
    title: 'Enhancement without reasons',
    one: 'enhancement without reasons',
    many: 'enhancements without reasons',
  },
  before_certificate: {
    title: 'Before the certificate',
    one: 'item before the certificate',
    many: 'items before the certificate',
  },
  outside_period: { title: 'Outside the period', one: 'item outside the period', many: 'items outside the period' },
  after_today: { title: 'Dated in the future', one: 'item dated in the future', many: 'items dated in the future' },
  duplicate: { title: 'Recorded more than once', one: 'duplicate', many: 'duplicates' },
  hearings_overlap: {
    title: 'Hearings at one time',
    one: 'hearing at the time of another',
    many: 'hearings at the time of another',
  },
  over_24_hours: {
    title: 'More than 24 hours in a day',
    one: 'day of more than 24 hours',
    many: 'days of more than 24 hours',
  },
  long_day: { title: '12 to 24 hours in a day', one: 'day of 12 to 24 hours', many: 'days of 12 to 24 hours' },
  long_row: { title: 'Over 8 hours', one: 'row over 8 hours', many: 'rows over 8 hours' },
  long_communication: {
    title: 'Letters and calls over 1 hour',
    one: 'letter or call over 1 hour',
    many: 'letters and calls over 1 hour',
  },
  voucher_missing: { title: 'Vouchers', one: 'voucher missing', many: 'vouchers missing' },
  attendance_not_evidenced: {
    title: 'Evidence of attendance',
    one: 'hearing without evidence of attendance',
    many: 'hearings without evidence of attendance',
  },
  double_claim: { title: 'Possibly claimed twice', one: 'possible double claim', many: 'possible double claims' },
  counsel_twice: {
    title: 'Counsel by event and fee note',
    one: 'fee note of counsel beside an event',
    many: 'fee notes of counsel beside an event',
  },
  level_above_certificate: {
    title: 'Court level above the certificate',
    one: 'hearing above the level of the certificate',
    many: 'hearings above the level of the certificate',
  },
  final_days_differ: {
    title: 'Days of the final hearing',
    one: 'final hearing whose days differ',
    many: 'final hearings whose days differ',
  },
  vat_on_court_fee: { title: 'VAT on court fees', one: 'court fee with VAT', many: 'court fees with VAT' },
  bundle_payments: {
    title: 'Bundle payments',
    one: 'bundle payment over the number made',
    many: 'bundle payments over the number made',
  },
  assessment_not_ordered: {
    title: 'Assessment not ordered',
    one: 'case with low net assets',
    many: 'cases with low net assets',
  },
  estimate_exceeded: {
    title: 'Over the estimate',
    one: 'estimate exceeded',
    many: 'estimates exceeded',
  },
  above_guideline: {
    title: 'Above the guideline rates',
    one: 'fee earner above the guideline rates',
    many: 'fee earners above the guideline rates',
  },
  below_high_cost: { title: 'Not high cost', one: 'case below high cost', many: 'cases below high cost' },
  first_limit_exceeded: {
    title: 'Over the first costs limit',
    one: 'costs limit exceeded',
    many: 'costs limits exceeded',
  },
  hourly_margin_not_met: {
    title: 'Work by the hour',
    one: 'figure by the hour too close to the events',
    many: 'figures by the hour too close to the events',
  },
  advocates_meetings: {
    title: 'Advocates’ meetings',
    one: 'advocates’ meeting over the number paid',
    many: 'advocates’ meetings over the number paid',
  },
  practice: { title: 'Commonly not allowed', one: 'item commonly not allowed', many: 'items commonly not allowed' },
  unprintable: { title: 'Cannot be printed', one: 'text that cannot be printed', many: 'texts that cannot be printed' },
  facts_missing: { title: 'Facts missing', one: 'fact missing', many: 'facts missing' },
  codes_guessed: { title: 'Codes guessed', one: 'guess of codes', many: 'guesses of codes' },
}
const wordingOf = (rule: string): Wording | undefined =>
  Object.hasOwn(wordings, rule) ? wordings[rule as FilingRuleName] : undefined

/** The title of a rule; the name itself of one that is not known here. */
export const titleOfRule = (rule: string): string => wordingOf(rule)?.title ?? rule

/** As in "2 vouchers missing". */
export const findingsOfRule = (rule: string, count: number): string => {
  const wording = wordingOf(rule)
  return `${count} ${wording ? wording[count === 1 ? 'one' : 'many'] : rule}`
}

const placeOf = (rule: string): number => filingRules.findIndex((name) => name === rule)

/**
 * As in "3 points a costs officer may raise: 2 vouchers missing, 1 item not priced", with most first, then in the order
 * of the rules, whatever order they come in; undefined if there are none.
 */
export function pointsRaised(counts: readonly { rule: string; count: number }[]): string | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return undefined
  const listed = counts
    .toSorted((a, b) => b.count - a.count || placeOf(a.rule) - placeOf(b.rule))
    .map(({ rule, count }) => findingsOfRule(rule, count))
    .join(', ')
  return `${total} ${total === 1 ? 'point' : 'points'} a costs officer may raise: ${listed}`
}
