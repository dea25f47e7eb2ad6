import { breakdownOf, groupsOf, type Breakdown, type Group } from '../bills/breakdown.ts'
import { makeBill, makeHeads, sumOfLines, type BasisTotal, type Bill, type CostsEstimate } from '../bills/bill.ts'
import type { HeadName, Line } from '../bills/line.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { AllItems } from '../items/index.ts'
import type { TimeFacts } from '../items/time.ts'
import { paidRows, type PaidRows } from '../items/lines-of-kinds.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { CourtOfProtectionFacts } from '../facts/priced-case.ts'
import { deputyFixedCosts } from '../rates/deputy-fixed-costs.ts'
import { guidelineHourlyRates } from '../rates/guideline-hourly.ts'
import type { Rates } from '../rates/rates.ts'
import { fixedCostsLines } from '../schemes/deputy-fixed-costs.ts'
import { ESTIMATE_TOLERANCE, SHORT_FORM_LIMIT } from '../schemes/deputy-limits.ts'
import { hourlyRates, profitCostsLine } from '../schemes/guideline-rates.ts'
import { grades, type CostsBasis } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const heads: readonly HeadName[] = ['fixed_costs', 'profit_costs', 'disbursements']

const FIXED_INSTEAD = 'Fixed costs are claimed instead (PD 19B).'

/** Whether a line has a price, or is not claimed. */
const isHeld = ({ notHeld, excludedBecause }: Line): boolean => notHeld === null || excludedBecause !== null

/**
 * The estimate given to the Public Guardian (OPG105) beside what is claimed for work, without VAT and disbursements.
 */
function estimateOf(estimate: Pence | null, claimed: Pence): CostsEstimate | null {
  if (estimate === null) return null
  const difference = claimed - estimate
  return {
    estimate,
    claimed,
    difference,
    tenthsOfPercent: estimate > 0 ? Math.round((difference * 1_000) / estimate) : null,
    isAbove: claimed * 100 > estimate * (100 + ESTIMATE_TOLERANCE),
  }
}

/** What the case comes to on one basis, with its disbursements; why that is not known, if a figure of it is missing. */
function basisTotal(basis: CostsBasis, work: readonly Line[], paid: readonly Line[]): BasisTotal {
  const missing = work.find((line) => !isHeld(line))?.notHeld
  if (missing != null) return { basis, work: null, net: null, vat: null, gross: null, notHeld: missing }
  const claimed = sumOfLines(work)
  const disbursements = sumOfLines(paid)
  const net = claimed.net + disbursements.net
  const vat = claimed.vat + disbursements.vat
  return { basis, work: claimed.net, net, vat, gross: net + vat, notHeld: null }
}

const gradeGroups: readonly Group[] = [
  ...grades.map((grade) => ({ key: grade, name: `Grade ${grade}` })),
  { key: null, name: 'No grade' },
]

/** The counted lines by part, by party and, of work done by the hour, by grade. */
function breakdowns(
  { basis, parts, parties }: CourtOfProtectionFacts,
  items: AllItems,
  lines: PricedLines,
): Breakdown[] {
  const isFixed = basis === 'fixed'
  const time = { lines: isFixed ? [] : lines.profitCosts, rows: items.time }
  const fixed = { lines: isFixed ? lines.fixedCosts : [] }
  const partOf = ({ copCasePart = null }: ItemFacts): string | null => copCasePart
  const partyOf = ({ party = null }: ItemFacts): string | null => party
  const paidBy = (keyOf: typeof partOf) => lines.paid.map((paid) => ({ ...paid, keyOf }))
  return [
    breakdownOf('part', groupsOf(parts, 'No part'), [{ ...time, keyOf: partOf }, ...paidBy(partOf), fixed]),
    breakdownOf('party', groupsOf(parties, 'No party'), [{ ...time, keyOf: partyOf }, ...paidBy(partyOf), fixed]),
    breakdownOf('grade', gradeGroups, [{ ...time, keyOf: ({ feeEarner }: TimeFacts) => feeEarner?.grade ?? null }]),
  ]
}

/** The lines of a case, those that are not claimed with them, each list in the order of its items. */
interface PricedLines {
  profitCosts: readonly Line[]
  fixedCosts: readonly Line[]
  /** What was paid, each kind with its rows. */
  paid: readonly PaidRows[]
}

/**
 * Prices a Court of Protection case: assessed costs by the hour, at the firm's own rate or the guideline rate of the
 * date of the work, or the fixed costs of Practice Direction 19B; and disbursements. What either basis comes to is told
 * beside the claim.
 */
function bill(priced: CourtOfProtectionFacts, items: AllItems, rates: Rates): Bill {
  const rateOf = hourlyRates(priced.rateCard, rates)
  const lines: PricedLines = {
    profitCosts: items.time.map((row) => profitCostsLine(row, rateOf(row))),
    fixedCosts: fixedCostsLines(priced, rates),
    paid: paidRows(items, { caseType: priced.caseType, rates }),
  }
  const { profitCosts, fixedCosts, paid } = lines
  const disbursements = paid.flatMap((list) => list.lines)
  const isFixed = priced.basis === 'fixed'
  const work = isFixed ? fixedCosts : profitCosts
  const claimed = sumOfLines(work).net
  const isWhole = work.every(isHeld)
  const pricedHeads = makeHeads(
    isFixed ? heads : heads.filter((name) => name !== 'fixed_costs'),
    [isFixed ? fixedCosts : [], profitCosts, disbursements],
    { profit_costs: isFixed ? FIXED_INSTEAD : null },
  )
  return makeBill(pricedHeads, {
    breakdowns: breakdowns(priced, items, lines),
    // A claim of which a part has no price is not compared with anything.
    estimate: isWhole ? estimateOf(priced.opgEstimate, claimed) : null,
    bases: [basisTotal('assessed', profitCosts, disbursements), basisTotal('fixed', fixedCosts, disbursements)],
    isShortForm: !isFixed && isWhole && profitCosts.length > 0 && claimed <= SHORT_FORM_LIMIT,
  })
}

/** The Court of Protection. */
export const courtOfProtection: AreaPricing<'court_of_protection'> = {
  heads,
  bill,
  tables: () => [deputyFixedCosts, guidelineHourlyRates],
}
