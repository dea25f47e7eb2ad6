import { breakdownOf, type Breakdown, type Group } from '../breakdown.ts'
import {
  makeBill,
  makeHeads,
  sumOf,
  type BasisTotal,
  type Bill,
  type CostsEstimate,
  type Head,
  type HeadName,
  type Line,
} from '../bill.ts'
import type { Items } from '../facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import type { Pence } from '../money.ts'
import type { CourtOfProtectionFacts, Named } from '../priced-case.ts'
import { deputyFixedCosts } from '../rates/deputy-fixed-costs.ts'
import { guidelineHourlyRates } from '../rates/guideline-hourly.ts'
import type { Rates } from '../rates/rates.ts'
import { fixedCostsLines } from '../schemes/deputy-fixed-costs.ts'
import { profitCostsLine } from '../schemes/guideline-rates.ts'
import { grades, type CostsBasis } from '../vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const heads: readonly HeadName[] = ['fixed_costs', 'profit_costs', 'disbursements']

const FIXED_INSTEAD = 'Fixed costs are claimed instead (PD 19B).'
/** The most that profit costs may be over the estimate given to the Public Guardian before the deputy must explain it, in percent. */
const TOLERANCE = 20
/** The most that profit costs may be for a short form bill, without VAT and disbursements (CPR PD 47, Precedent AA). */
const SHORT_FORM: Pence = 300_000

/** Whether a line has a price, or is not claimed. */
const isHeld = ({ notHeld, excludedBecause }: Line): boolean => notHeld === null || excludedBecause !== null

/** What is claimed for work: the fixed costs or the profit costs. */
const workOf = (pricedHeads: readonly Head[]): Pence =>
  sumOf(pricedHeads.filter(({ name }) => name !== 'disbursements')).net

/** The estimate given to the Public Guardian (OPG105) beside what is claimed for work, without VAT and disbursements. */
function estimateOf(estimate: Pence | null, claimed: Pence): CostsEstimate | null {
  if (estimate === null) return null
  const difference = claimed - estimate
  return {
    estimate,
    claimed,
    difference,
    tenthsOfPercent: estimate > 0 ? Math.round((difference * 1_000) / estimate) : null,
    isAbove: claimed * 100 > estimate * (100 + TOLERANCE),
  }
}

/** What the case comes to on one basis, with its disbursements; why that is not known, if a figure of it is missing. */
function basisTotal(
  basis: CostsBasis,
  work: readonly Line[],
  disbursements: readonly Line[],
  why: string | null,
): BasisTotal {
  const missing = why ?? work.find((line) => !isHeld(line))?.notHeld
  const counted = sumOf(makeHeads(heads, [work, disbursements])),
    claimed = sumOf(makeHeads(heads, [work]))
  return missing == null
    ? { basis, work: claimed.net, ...counted, notHeld: null }
    : { basis, work: null, net: null, vat: null, gross: null, notHeld: missing }
}

const groupsOf = (named: readonly Named[], none: string): Group[] => [
  ...named.map(({ uuid, name }) => ({ key: uuid, name })),
  { key: null, name: none },
]

/** The counted lines by part, by party and, of work done by the hour, by grade. */
function breakdowns(
  { parts, parties }: CourtOfProtectionFacts,
  items: Items,
  pricedHeads: readonly Head[],
): Breakdown[] {
  const rows = [...items.time, ...items.disbursements]
  const partOf = new Map(rows.map(({ uuid, copCasePart = null }) => [uuid, copCasePart])),
    partyOf = new Map(rows.map(({ uuid, party = null }) => [uuid, party])),
    gradeOf = new Map(items.time.map(({ uuid, feeEarner }) => [uuid, feeEarner?.grade ?? null]))
  const keyIn = (keys: ReadonlyMap<string, string | null>) => (item: string | null) =>
    item === null ? null : (keys.get(item) ?? null)
  return [
    breakdownOf(pricedHeads, { by: 'part', groups: groupsOf(parts, 'No part'), keyOf: keyIn(partOf) }),
    breakdownOf(pricedHeads, { by: 'party', groups: groupsOf(parties, 'No party'), keyOf: keyIn(partyOf) }),
    breakdownOf(pricedHeads, {
      by: 'grade',
      groups: [...grades.map((grade) => ({ key: grade, name: `Grade ${grade}` })), { key: null, name: 'No grade' }],
      keyOf: keyIn(gradeOf),
      includes: ({ head }) => head === 'profit_costs',
    }),
  ]
}

/**
 * Prices a Court of Protection case: assessed costs by the hour, at the firm's own rate or the guideline rate of the date of the work, or the
 * fixed costs of Practice Direction 19B; and disbursements. What either basis comes to is told beside the claim.
 */
function bill(priced: CourtOfProtectionFacts, items: Items, rates: Rates): Bill {
  const profitCosts = items.time.map((row) => profitCostsLine(row, priced.rateCard, rates)),
    fixedCosts = fixedCostsLines(priced, rates),
    disbursements = items.disbursements.map(disbursementLine)
  const isFixed = priced.basis === 'fixed'
  const pricedHeads = makeHeads(
    isFixed ? heads : heads.filter((name) => name !== 'fixed_costs'),
    [isFixed ? fixedCosts : [], profitCosts, disbursements],
    { profit_costs: isFixed ? FIXED_INSTEAD : null },
  )
  const claimed = workOf(pricedHeads),
    isWhole = isFixed ? fixedCosts.every(isHeld) : profitCosts.every(isHeld)
  return makeBill(pricedHeads, {
    breakdowns: breakdowns(priced, items, pricedHeads),
    // A claim of which a part has no price is not compared with anything.
    estimate: isWhole ? estimateOf(priced.opgEstimate, claimed) : null,
    bases: [
      basisTotal('assessed', profitCosts, disbursements, null),
      basisTotal('fixed', fixedCosts, disbursements, null),
    ],
    isShortForm: !isFixed && isWhole && profitCosts.length > 0 && claimed <= SHORT_FORM,
  })
}

/** The Court of Protection. */
export const courtOfProtection: AreaPricing<'court_of_protection'> = {
  heads,
  bill,
  tables: () => [deputyFixedCosts, guidelineHourlyRates],
}
