import { makeBill, makeHeads, type Bill, type Head } from '../bills/bill.ts'
import type { HeadName, Line } from '../bills/line.ts'
import type { HearingFacts, Items, TimeFacts } from '../facts/facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { expertFeeLine } from '../items/expert-fee.ts'
import type { Rates } from '../rates/rates.ts'

/** Why a case has no prices but those of its disbursements. */
export const NOT_PRICED = 'Rate not held: this type of case is not priced in this version.'

/** Why a row of a two-part case has no price: each part has its own fee, claim and advocacy rates. */
const PART_NOT_RECORDED = 'Not priced: the part of this row is not recorded.'

const unpriced = {
  date: null,
  quantity: 1,
  unit: 'fee',
  enhancement: 0,
  rate: 0,
  net: 0,
  vat: 0,
  under: null,
  excludedBecause: null,
  notHeld: NOT_PRICED,
} as const

const unpricedTime = ({ uuid, date, description, time }: TimeFacts): Line => ({
  ...unpriced,
  item: uuid,
  head: 'scheduled',
  date,
  description: description ?? '',
  quantity: time,
  unit: 'hours',
})

/** A hearing whose fee is not held. */
export const unpricedHearing = ({ uuid, date }: HearingFacts): Line => ({
  ...unpriced,
  item: uuid,
  head: 'advocacy',
  date,
  description: 'Hearing',
})

/** The heads of a bill without rates, in claim order. */
export const headsWithoutRates = ['scheduled', 'advocacy', 'disbursements'] as const satisfies readonly HeadName[]

/** Heads of items that no rate prices, except disbursements and the fees of experts, whose price is what was paid. */
const headsOf = ({ time, hearings, disbursements, expertFees }: Items, rates: Rates, notHeld: string): Head[] =>
  makeHeads(headsWithoutRates, [
    time.map((row) => ({ ...unpricedTime(row), notHeld })),
    hearings.map((hearing) => ({ ...unpricedHearing(hearing), notHeld })),
    disbursements.map(disbursementLine),
    expertFees.map((fee) => expertFeeLine(fee, rates)),
  ])

/** The heads of those rows of a two-part case whose part is not recorded; none if there is no such row. */
export const headsWithoutPart = (items: Items, rates: Rates): Head[] =>
  headsOf(items, rates, PART_NOT_RECORDED).filter(({ lines }) => lines.length > 0)

/**
 * The bill of a case whose hourly and advocacy rates are not held: disbursements and the fees of experts are priced;
 * every time row and hearing counts as unpriced.
 */
export const billWithoutRates = (items: Items, rates: Rates): Bill =>
  makeBill(headsOf(items, rates, NOT_PRICED), {}, NOT_PRICED)
