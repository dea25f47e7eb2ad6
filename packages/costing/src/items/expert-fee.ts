import type { ExpertTypeKey } from '../vocabulary/expert-types.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { OverRate } from '../bills/over-rate.ts'
import { fee } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import { expertType, hundredths, pence, plain, pricedKind, yesNo, type PricedRow } from './priced-kind.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import { expertRates } from '../rates/experts.ts'
import { rateOf, type Rates } from '../rates/rates.ts'
import { locations, type Location } from '../vocabulary/vocabulary.ts'
import { paidInFull, paidInPart } from './disbursement.ts'

export interface ExpertFeeFacts extends ItemFacts {
  /** Null for a type that is none of ours. */
  type: ExpertTypeKey | null
  amount: Pence
  vatExempt: boolean
  description: string | null
  /**
   * The hours charged, and where the expert is based, as far as they are known: a codified rate is checked with them.
   */
  hours: Hundredths | null
  location: Location | null
  /**
   * The share of the fee that is claimed, in hundredths of a percent. It is read in high cost cases; absent or null for
   * the whole fee.
   */
  percentage?: number | null
}

const units = new Map(expertRates.rows.map(({ key, unit }) => [key, unit]))

/** What the codified rate allows for a fee; undefined where it is not held, or its hours or place are not known. */
function allowedFor({ type, date, hours }: ExpertFeeFacts, location: Location, rates: Rates): OverRate | undefined {
  if (type === null) return undefined
  const { amount: rate, authority: under } = rateOf(rates, expertRates, date, [type, location])
  if (!under) return undefined
  if (units.get(`${type}.${location}`) === 'fee')
    return { type, location, unit: 'fee', rate, hours: null, allowed: rate, under }
  if (hours === null) return undefined
  return { type, location, unit: 'hour', rate, hours, allowed: fractionOf(rate, hours, 100), under }
}

/** The same where it is not known where the expert is based: a fixed fee, the higher one of both places. */
function allowedAnywhere(fee: ExpertFeeFacts, rates: Rates): OverRate | undefined {
  const found = locations.flatMap((location) => allowedFor(fee, location, rates) ?? [])
  if (found.length < locations.length || found.some(({ unit }) => unit !== 'fee')) return undefined
  const [highest] = found.toSorted((a, b) => b.allowed - a.allowed)
  return highest && { ...highest, location: null }
}

/**
 * The codified rate that a fee is over, in the edition in force on its date; null if it is not over it, or the rate is
 * not held, or cannot be applied. An hourly rate needs the hours and the place. Nothing is priced by it: above the
 * rate, prior authority is needed (SI 2013/422 Sch. 5; Costs Assessment Guidance 3.41).
 */
export function overRateOf(fee: ExpertFeeFacts, rates: Rates): OverRate | null {
  const allowed = fee.location === null ? allowedAnywhere(fee, rates) : allowedFor(fee, fee.location, rates)
  return allowed && fee.amount > allowed.allowed ? allowed : null
}

/** What an expert's fee, or the claimed share of it, comes to, and which codified rate it is over, if it is. */
function pricedFee(row: ExpertFeeFacts, rates: Rates): PricedRow {
  const { type, description, percentage } = row
  const overRate = overRateOf(row, rates)
  // A text alone does not say that it is the fee of an expert.
  const text = description === null ? (type ?? 'expert_fee') : `Expert's fee: ${description}`
  return {
    ...(percentage == null ? paidInFull(row, text) : paidInPart(row, percentage, text)),
    ...(overRate && { overRate }),
  }
}

/**
 * The editions by which the fees of experts are checked in a case of a type: none in criminal proceedings, to which the
 * table does not apply.
 */
const codifiedRates = (caseType: string, rates: Rates): Rates => (caseType === 'criminal' ? () => [] : rates)

/** How the fee of an expert is priced: at what was charged, or the share of it that is claimed. */
export const expertFee = pricedKind<ExpertFeeFacts>()({
  list: 'expertFees',
  kinds: ['expert_fee'],
  table: 'expert_fee',
  facts: {
    date: plain('date'),
    casePart: plain('case_part'),
    party: plain('party'),
    type: expertType('invoice_type'),
    amount: pence('amount'),
    vatExempt: yesNo('vat_exempt'),
    description: plain('description'),
    hours: hundredths('hours'),
    location: plain('expert_location'),
    percentage: hundredths('percentage'),
  },
  head: 'disbursements',
  unit: fee,
  line: (row, { caseType, rates }) => pricedFee(row, codifiedRates(caseType, rates)),
})
