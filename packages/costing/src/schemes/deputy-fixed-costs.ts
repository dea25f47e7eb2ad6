import type { Line } from '../bills/line.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import type { CourtOfProtectionFacts } from '../facts/priced-case.ts'
import { deputyFixedCosts } from '../rates/deputy-fixed-costs.ts'
import { editionInForce } from '../rates/edition.ts'
import type { RateEdition } from '../rates/rate-table.ts'
import { rateNotHeld, type Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { FixedCostsCategory } from '../vocabulary/vocabulary.ts'
import { partOfYear, type PartOfYear } from '../vocabulary/part-of-year.ts'

/** Practice Direction 19B as renumbered on 1 April 2024, and before. */
const RENUMBERED = '2024-04-01'
const numerals: Readonly<Record<FixedCostsCategory, readonly [before: string | null, since: string | null]>> = {
  deputy_appointment: ['I', 'I'],
  trustee_application: ['II', 'II'],
  existing_deputy_application: [null, 'III'],
  annual_management_first_year: ['III', 'IV'],
  annual_management_later_year: ['III', 'IV'],
  health_and_welfare: ['IV', 'V'],
  report_to_public_guardian: ['V', 'VI'],
  basic_tax_return: ['VI', 'VII'],
  complex_tax_return: ['VI', 'VII'],
  conveyancing: [null, null],
}
const titles: Readonly<Record<FixedCostsCategory, string>> = {
  deputy_appointment: 'Appointment of a deputy for property and affairs',
  trustee_application: 'Application for a new trustee, or for authority to exercise a power',
  existing_deputy_application: 'Application by an existing deputy',
  annual_management_first_year: 'Annual management, first year',
  annual_management_later_year: 'Annual management, later year',
  health_and_welfare: 'Annual management by a health and welfare deputy',
  report_to_public_guardian: 'Report or account to the Public Guardian',
  basic_tax_return: 'Basic income tax return',
  complex_tax_return: 'Complex income tax return',
  conveyancing: 'Conveyancing',
}

const ANNUAL: ReadonlySet<FixedCostsCategory> = new Set([
  'annual_management_first_year',
  'annual_management_later_year',
  'health_and_welfare',
])
/** The date of an application selects the edition, and is not recorded: only that it was made within the case. */
const APPLICATIONS: ReadonlySet<FixedCostsCategory> = new Set(['trustee_application', 'existing_deputy_application'])

/** In thousandths: 4.5 % of low net assets, 2.5 % of the net assets for health and welfare. */
const OF_LOW_ASSETS = 45
const OF_NET_ASSETS = 25
const THOUSAND = 1_000
/** In hundred-thousandths: 0.15 % of the consideration. */
const OF_CONSIDERATION = 150
const HUNDRED_THOUSAND = 100_000

const NO_CATEGORY = 'Rate not held: no category of fixed costs is chosen.'
const NO_DATES = 'Rate not held: the case has no dates, which select the edition of PD 19B.'
const NO_ASSETS = 'Rate not held: the net assets are not entered, which limit these costs.'
const NO_CONSIDERATION = 'Rate not held: the consideration is not entered, of which the costs are a percentage.'
const TWO_EDITIONS =
  'Rate not held: PD 19B changed within the dates of the case, and the date of the application is not recorded.'
const MORE_THAN_A_YEAR =
  'Rate not held: these costs are fixed for one year of management, and the dates of the case are longer.'

/** What a category comes to: the most that is paid, what of it is paid here, and a note of what limits it. */
interface Found {
  figure: Pence
  net: Pence
  note: string | null
}

/**
 * Costs that are a percentage of the consideration, between a least and a most (Senior Courts Costs Office Guide 2025).
 */
function conveyancing(consideration: Pence | null, { amounts }: RateEdition, missing: string): Found | string {
  const { conveyancing_at_least: least, conveyancing_at_most: most } = amounts
  if (least === undefined || most === undefined) return missing
  if (consideration === null) return NO_CONSIDERATION
  const percentage = fractionOf(consideration, OF_CONSIDERATION, HUNDRED_THOUSAND)
  const figure = Math.min(most, Math.max(least, percentage))
  return { figure, net: figure, note: figure === percentage ? '0.15 % of the consideration' : null }
}

/**
 * The thousandths of the net assets of P that limit annual costs, and what they are called: null where there is no such
 * limit.
 */
function limitOf(
  category: FixedCostsCategory,
  assets: Pence,
  { net_assets_below: low }: RateEdition['amounts'],
): [thousandths: number, note: string] | null {
  if (category === 'health_and_welfare') return [OF_NET_ASSETS, '2.5 % of the net assets']
  if (low === undefined || assets >= low) return null
  return [OF_LOW_ASSETS, '4.5 % of the net assets']
}

const daysNote = ({ days, ofDays }: PartOfYear): string => `${days} of ${ofDays} days`

/** Costs of a year of management: limited by the net assets, and pro rata for part of a year. */
function annual(
  category: FixedCostsCategory,
  figure: Pence,
  { netAssets }: CourtOfProtectionFacts,
  period: PartOfYear,
  { amounts }: RateEdition,
): Found | string {
  if (period.days > period.ofDays) return MORE_THAN_A_YEAR
  if (netAssets === null) return NO_ASSETS
  const limit = limitOf(category, netAssets, amounts)
  const isLimited = limit !== null && fractionOf(netAssets, limit[0], THOUSAND) < figure
  const isWhole = period.days === period.ofDays
  // A limit for part of a year is rounded once, not for the year and again for the part.
  const net = isLimited
    ? fractionOf(netAssets, limit[0] * period.days, THOUSAND * period.ofDays)
    : fractionOf(figure, period.days, period.ofDays)
  const notes = [...(isLimited ? [limit[1]] : []), ...(isWhole ? [] : [daysNote(period)])]
  return {
    figure,
    net,
    note: notes.length > 0 ? notes.join(', ') : null,
  }
}

/** What a category comes to in an edition, or why that is not known. */
function found(
  category: FixedCostsCategory,
  facts: CourtOfProtectionFacts,
  [start, end]: readonly [string, string],
  edition: RateEdition,
): Found | string {
  const missing = rateNotHeld(deputyFixedCosts, end, [category])
  if (category === 'conveyancing') return conveyancing(facts.consideration, edition, missing)
  const figure = edition.amounts[category]
  if (figure === undefined) return missing
  return ANNUAL.has(category)
    ? annual(category, figure, facts, partOfYear(start, end), edition)
    : { figure, net: figure, note: null }
}

const titleOf = (category: FixedCostsCategory, from: string): string => {
  const [before, since] = numerals[category]
  const numeral = from < RENUMBERED ? before : since
  return numeral === null ? titles[category] : `Category ${numeral}: ${titles[category]}`
}

const unpriced = {
  item: null,
  head: 'fixed_costs',
  quantity: 1,
  unit: 'fee',
  rate: 0,
  enhancement: 0,
  net: 0,
  vat: 0,
  under: null,
  excludedBecause: null,
} as const satisfies Partial<Line>

/** The line of one category; not held, with the reason, where it cannot be priced. */
function fixedCostsLine(category: FixedCostsCategory, facts: CourtOfProtectionFacts, rates: Rates): Line {
  const { startDate: start, endDate: end } = facts
  const line = { ...unpriced, date: end, description: titles[category] }
  if (start === null || end === null) return { ...line, notHeld: NO_DATES }
  // Periods that end, and orders that are made, on or after the first day of an edition are paid by it.
  const edition = editionInForce(rates(deputyFixedCosts), end)
  if (!edition) return { ...line, notHeld: rateNotHeld(deputyFixedCosts, end) }
  if (APPLICATIONS.has(category) && editionInForce(rates(deputyFixedCosts), start) !== edition)
    return { ...line, notHeld: TWO_EDITIONS }
  const description = titleOf(category, edition.authority.from)
  const result = found(category, facts, [start, end], edition)
  if (typeof result === 'string') return { ...line, description, notHeld: result }
  const { figure, net, note } = result
  return {
    ...line,
    description: note === null ? description : `${description} (${note})`,
    rate: figure,
    net,
    vat: vatOf(net, end, false),
    under: edition.authority,
    notHeld: null,
  }
}

/** A line for each category that is chosen; one that says so where none is. */
export const fixedCostsLines = (facts: CourtOfProtectionFacts, rates: Rates): Line[] =>
  facts.categories.length === 0
    ? [{ ...unpriced, date: facts.endDate, description: 'Fixed costs', notHeld: NO_CATEGORY }]
    : facts.categories.map((category) => fixedCostsLine(category, facts, rates))
