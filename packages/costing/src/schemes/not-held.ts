import { makeBill, makeHeads, type Bill, type HeadName, type Line } from '../bill.ts'
import type { HearingFacts, Items, TimeFacts } from '../facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { expertFeeLine } from '../items/expert-fee.ts'
import type { Rates } from '../rates/rates.ts'

/** Why a case has no prices but those of its disbursements. */
export const NOT_PRICED = 'Rate not held: this type of case is not priced in this version.'

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

/** A fixed fee that cannot be judged, even where its figure is held. */
export const unpricedFee = ({ date, description, notHeld }: Line): Line => ({
  ...unpriced,
  item: null,
  head: 'fixed_fee',
  date,
  description,
  notHeld: notHeld ?? NOT_PRICED,
})

/** The heads of a bill without rates, in claim order. */
export const headsWithoutRates = ['scheduled', 'advocacy', 'disbursements'] as const satisfies readonly HeadName[]

/**
 * The bill of a case whose hourly and advocacy rates are not held: disbursements and the fees of experts are priced; every time row, hearing and fixed fee, of which
 * there may be none, counts as unpriced.
 */
export const billWithoutRates = (
  { time, hearings, disbursements, expertFees }: Items,
  rates: Rates,
  fixedFees: readonly Line[] = [],
): Bill =>
  makeBill(
    makeHeads(fixedFees.length > 0 ? ['fixed_fee', ...headsWithoutRates] : headsWithoutRates, [
      fixedFees,
      time.map(unpricedTime),
      hearings.map(unpricedHearing),
      disbursements.map(disbursementLine),
      expertFees.map((fee) => expertFeeLine(fee, rates)),
    ]),
    {},
    NOT_PRICED,
  )
