import { formatAmount } from '../../../formats/format-money.ts'
import type { AnyTab } from '../tab-definition.ts'
import { isChanged, isFree, type GridRow } from './grid-rows.ts'
import { columnsIn, counted, type Range } from './selection.ts'

/** Which fields of a stored row are its hours and its money; undefined where the tab has none. */
export interface SummedFields {
  hours: string | undefined
  money: string | undefined
}

/** The fields that a tab adds up of what is selected: its time, and what a row costs without VAT. */
export function summedFieldsOf({
  entry,
  controls,
  costOf,
}: Pick<AnyTab, 'entry' | 'controls' | 'costOf'>): SummedFields {
  const first = (as: string): string | undefined => entry?.find(({ name }) => controls[name]?.as === as)?.name
  return { hours: first('hours'), money: costOf ? 'totalCost' : first('money') }
}

/** What rows come to: those that are begun, so without the free one at the end. */
export interface SelectionSums {
  cells: number
  rows: number
  /** Hundredths of an hour; undefined where the tab has no time. */
  hours: number | undefined
  /** Pence; undefined where the tab has no money. */
  pence: number | undefined
  /** Rows that are not stored as they stand, and are in neither sum. */
  unsaved: number
  /** Rows whose cost is not known. */
  unpriced: number
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/
/** A number of at most two decimals in hundredths, from its digits; undefined for anything else. */
function hundredthsOf(value: unknown): number | undefined {
  const [all, sign, whole, part = ''] = DECIMAL.exec(String(value)) ?? []
  if (!all) return undefined
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? -hundredths : hundredths
}
const textOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What the selected rows come to, as the server answered them. */
export function sumsOf(rows: readonly GridRow[], range: Range, { hours, money }: SummedFields): SelectionSums {
  const selected = rows.slice(range.top, range.bottom + 1).filter((row) => !isFree(row))
  const stored = selected.flatMap((row) => (row.stored && !isChanged(row) ? [row.stored] : []))
  const all = (name: string | undefined): number[] | undefined =>
    name === undefined ? undefined : stored.flatMap((row) => hundredthsOf(row[name]) ?? [])
  const sum = (values: number[] | undefined): number | undefined => values?.reduce((total, one) => total + one, 0)
  const amounts = all(money)
  return {
    cells: selected.length * columnsIn(range),
    rows: selected.length,
    hours: sum(all(hours)),
    pence: sum(amounts),
    unsaved: selected.length - stored.length,
    unpriced: amounts ? stored.length - amounts.length : 0,
  }
}

/** What is selected and what it comes to, in one line. */
export function sumsInWords({ cells, rows, hours, pence, unsaved, unpriced }: SelectionSums): string {
  return [
    counted(cells, 'cell'),
    counted(rows, 'row'),
    ...(hours === undefined ? [] : [`${textOf(hours)} hours`]),
    ...(pence === undefined ? [] : [`£${formatAmount(textOf(pence))}`.replace('£−', '−£')]),
    ...(unpriced > 0 ? [`${counted(unpriced, 'row')} without a price`] : []),
    ...(unsaved > 0 ? [`${counted(unsaved, 'row')} not saved left out`] : []),
  ].join(' · ')
}
