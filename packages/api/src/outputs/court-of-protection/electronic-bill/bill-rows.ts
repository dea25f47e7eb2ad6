import type { Line } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import { itemOf, linesOf, sortByDate } from '../../bill/bill-lines.ts'
import { lineIds } from '../../bill/line-ids.ts'
import { rateCodes } from '../../bill/earner-codes.ts'
import { vatRateOf } from '../../court/vat-rate.ts'
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
  /** By which the row of the workbook comes back to its line. */
  lineId: string
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

/** The lines of its work, and of what was paid, in the order in which the electronic bill numbers them. */
export const workInOrder = (frozen: FrozenCase): Line[] => sortByDate(linesOf(frozen, 'profit_costs'))
export const paidInOrder = (frozen: FrozenCase): Line[] => sortByDate(linesOf(frozen, 'disbursements'))

/** The rows of the electronic bill, by date, with the codes that its formulas find them by. */
export function billRows(frozen: FrozenCase): BillRows {
  const parties = codedOf('Party', frozen.parties ?? [], 'No party')
  const parts = codedOf('Part', frozen.parts ?? [], 'No part')
  const partyOf = findIn(parties)
  const partOf = findIn(parts)
  const { rates, rateOf } = ratesOfEarners(frozen)
  const codes = rateCodes(frozen.feeEarners, rates)
  const coded = new Map(rates.map((rate, i): [RateOfEarner, CodedRate] => [rate, { ...rate, code: codes[i] ?? '' }]))
  const vouchers = new Vouchers()
  const idOf = lineIds(frozen.bill)
  const rowOf = (line: Line, i: number): EveryRow => {
    const item = itemOf(frozen, line)
    return {
      ...{ line, no: i + 1, party: partyOf(item?.party), part: partOf(item?.part) },
      ...{ vatRate: vatRateOf(line), lineId: idOf(line) },
    }
  }
  return {
    rates: [...coded.values()],
    parties,
    parts,
    work: workInOrder(frozen).map((line, i) => {
      const rate = rateOf(line)
      return {
        ...rowOf(line, i),
        rate: (rate && coded.get(rate)) ?? null,
        activity: labelOf(itemOf(frozen, line)?.activityType ?? 'other_work'),
        isCharged: line.excludedBecause === null,
      }
    }),
    paid: paidInOrder(frozen).map((line, i) => {
      const item = itemOf(frozen, line)
      const type = item?.disbursementType ?? ''
      const row = rowOf(line, i)
      const text = line.description === type ? '' : line.description
      return {
        ...row,
        type: labelOf(type),
        category: categoryOf(type, item?.copCategory),
        text,
        voucher: vouchers.of(line, item, { no: String(row.no), what: text }),
      }
    }),
  }
}
