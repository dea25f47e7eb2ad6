import { vatOf, type Line } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import { itemOf, linesOf, sortByDate } from '../../bill/bill-lines.ts'
import { Vouchers } from '../../bill/vouchers.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { ratesOfEarners, type RateOfEarner } from '../fee-earner-rates.ts'
import { categoryOf } from './disbursement-categories.ts'

/** What a party or part is called in formulas: entered names could be read as conditions (`>5`, `*`). */
export interface Coded {
  code: string
  /** Null for what is recorded for none. */
  uuid: string | null
  name: string
}
/** A rate of a person under its code, such as AM1. */
export interface CodedRate extends RateOfEarner {
  code: string
}
interface EveryRow {
  line: Line
  no: number
  party: Coded
  part: Coded
  /** A fraction: 0.2. */
  vatRate: number
}
export interface WorkRow extends EveryRow {
  rate: CodedRate | null
  activity: string
  isCharged: boolean
}
export interface PaidRow extends EveryRow {
  type: string
  category: string
  text: string
  voucher: string | null
}
/** All that the sheets of an electronic bill are made of. */
export interface BillRows {
  rates: CodedRate[]
  parties: Coded[]
  parts: Coded[]
  work: WorkRow[]
  paid: PaidRow[]
}

const NONE = 'None'
/** Those that are named, by number, and last what is recorded for none. */
const codedOf = (word: string, named: readonly { uuid: string; name: string }[], none: string): Coded[] => [
  ...named.map(({ uuid, name }, i) => ({ uuid, name, code: `${word} ${i + 1}` })),
  { uuid: null, name: none, code: NONE },
]
const findIn =
  (list: readonly Coded[]) =>
  (uuid: string | undefined): Coded =>
    list.find((one) => one.uuid === uuid) ?? list.at(-1)!

/** Codes of letters and digits alone: a wildcard in the initials of a person would find the rate of another. */
function codedRates(rates: readonly RateOfEarner[]): Map<RateOfEarner, CodedRate> {
  const used = new Map<string, number>()
  return new Map(
    rates.map((rate) => {
      const initials =
          rate.earner.initials
            .toUpperCase()
            .replaceAll(/[^A-Z]/g, '')
            .slice(0, 6) || 'FE',
        n = (used.get(initials) ?? 0) + 1
      used.set(initials, n)
      return [rate, { ...rate, code: `${initials}${n}` }]
    }),
  )
}

const WHOLE = 1_000_000
/**
 * The rate of VAT by which a line was priced: that of its date, or none.
 * @throws Error where neither comes to the VAT of the line, because the workbook would then come to another total than the bill.
 */
function vatRateOf({ net, vat, date, description }: Line): number {
  const onDate = date ?? ''
  if (vat === vatOf(net, onDate, false)) return vatOf(WHOLE, onDate, false) / WHOLE
  if (vat === 0) return 0
  throw new Error(`the VAT on “${description.slice(0, 50)}” follows from no rate of ${onDate}`)
}

/** The rows of the electronic bill, by date, with the codes that its formulas find them by. */
export function billRows(frozen: FrozenCase): BillRows {
  const parties = codedOf('Party', frozen.parties ?? [], 'No party'),
    parts = codedOf('Part', frozen.parts ?? [], 'No part'),
    partyOf = findIn(parties),
    partOf = findIn(parts)
  const { rates, rateOf } = ratesOfEarners(frozen),
    coded = codedRates(rates),
    vouchers = new Vouchers()
  const rowOf = (line: Line, i: number): EveryRow => {
    const item = itemOf(frozen, line)
    return { line, no: i + 1, party: partyOf(item?.party), part: partOf(item?.part), vatRate: vatRateOf(line) }
  }
  return {
    rates: [...coded.values()],
    parties,
    parts,
    work: sortByDate(linesOf(frozen, 'profit_costs')).map((line, i) => {
      const rate = rateOf(line)
      return {
        ...rowOf(line, i),
        rate: (rate && coded.get(rate)) ?? null,
        activity: labelOf(itemOf(frozen, line)?.activityType ?? 'other_work'),
        isCharged: line.excludedBecause === null,
      }
    }),
    paid: sortByDate(linesOf(frozen, 'disbursements')).map((line, i) => {
      const item = itemOf(frozen, line),
        type = item?.disbursementType ?? '',
        row = rowOf(line, i),
        text = line.description === type ? '' : line.description
      return {
        ...row,
        type: labelOf(type),
        category: categoryOf(type),
        text,
        voucher: vouchers.of(line, item, { no: String(row.no), what: text }),
      }
    }),
  }
}
