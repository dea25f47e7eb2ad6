import { makeBill, makeHeads, type Bill, type Head } from '../bills/bill.ts'
import { headNames, type HeadName, type Line } from '../bills/line.ts'
import { hearing, type HearingFacts } from '../items/hearing.ts'
import type { AllItems } from '../items/index.ts'
import { linesWithoutRates } from '../items/lines-of-kinds.ts'
import { lineNotHeld } from '../items/priced-kind.ts'
import type { Rates } from '../rates/rates.ts'

/** Why a case has no prices but those of its disbursements. */
export const TYPE_NOT_PRICED = 'Rate not held: this type of case is not priced in this version.'

/** Why a row of a two-part case has no price: each part has its own fee, claim and advocacy rates. */
const PART_NOT_RECORDED = 'Not priced: the part of this row is not recorded.'

/** A hearing whose fee is not held. */
export const unpricedHearing = (row: HearingFacts): Line => lineNotHeld(hearing, row, TYPE_NOT_PRICED)

/** The heads of a bill without rates, in claim order. */
export const headsWithoutRates = ['scheduled', 'advocacy', 'disbursements'] as const satisfies readonly HeadName[]

/**
 * Heads of items that no rate prices, except what was paid for the client, whose price is what was paid. Beside those
 * that every such bill has, there is a head where there are rows of it.
 */
function headsOf(items: AllItems, rates: Rates, notHeld: string): Head[] {
  const lines = linesWithoutRates(items, { caseType: '', rates }, notHeld)
  const isShown = new Set<HeadName>([...headsWithoutRates, ...lines.flat().map(({ head }) => head)])
  return makeHeads(
    headNames.filter((name) => isShown.has(name)),
    lines,
  )
}

/** The heads of those rows of a two-part case whose part is not recorded; none if there is no such row. */
export const headsWithoutPart = (items: AllItems, rates: Rates): Head[] =>
  headsOf(items, rates, PART_NOT_RECORDED).filter(({ lines }) => lines.length > 0)

/**
 * The bill of a case whose rates are not held: what was paid for the client is priced, and every other row counts as
 * unpriced.
 */
export const billWithoutRates = (items: AllItems, rates: Rates): Bill =>
  makeBill(headsOf(items, rates, TYPE_NOT_PRICED), {}, TYPE_NOT_PRICED)
