import type { LedgerLeftOut } from '@costdraft/schema/ledger/ledger-import.ts'
import { amountsAbove } from './amounts-above.ts'
import { normalHeading, type Column, type ColumnIndexes } from './headings.ts'
import type { GridRow } from './ledger-grid.ts'
import { parseHours } from './parse-values.ts'

/** Why a row of a file is no work. */
export type NoWork = Exclude<LedgerLeftOut, 'chosen'>
/** What is said of a row that is no work. */
export const noWorkMessages: Readonly<Record<NoWork, string>> = {
  total: 'This row adds up others, so it is left out.',
  headings: 'This row repeats the headings, so it is left out.',
}

const KINDS = String.raw`(?:grand|sub|overall|running|page|sheet|final|daily|weekly|monthly|net|gross)`
const TOTAL = String.raw`(?:${KINDS}?[\s-]*totals?|sum)`
/** A cell that says nothing else than that its row is a total. */
const IS_TOTAL = new RegExp(
  String.raw`^${TOTAL}(?:\s+(?:of\s+)?(?:time|hours|hrs|units|costs?|amount|value|fees))?\s*(?:\([^)]*\))?\s*[:=]?$`,
  'i',
)
const NAMES_TOTAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${TOTAL}|(?:carried|brought) forward|[bc]\/f)(?![\p{L}\p{N}])`,
  'iu',
)
const SUM_FORMULA = /^(?:SUM|SUBTOTAL|AGGREGATE)\(/i

/** The hours in a cell of the time, or the number in any other. */
const amountReader =
  ({ time }: ColumnIndexes) =>
  (text: string, index: number): number | undefined => {
    if (index === time) {
      const hundredths = parseHours(text)
      return hundredths === undefined ? undefined : hundredths / 100
    }
    const plain = text.replaceAll(/[£,\s]/g, '')
    return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
  }

/**
 * Tells which rows below the headings, given in their order and with whether they have a date, are no work: the
 * headings again; and totals, which lack a date or a person and say that they are one, or hold nothing but sums of the
 * rows above.
 */
export function noWorkFinder(
  headings: readonly string[],
  indexes: ColumnIndexes,
): (row: GridRow, hasDate: boolean) => NoWork | undefined {
  const taken = Object.values(indexes)
  const normal = headings.map(normalHeading)
  const above = amountsAbove(amountReader(indexes))
  const repeatsHeadings = (cells: readonly string[]): boolean =>
    taken.length > 1 &&
    taken.every((index) => normal[index] !== '' && normalHeading(cells[index] ?? '') === normal[index])
  const known = new Map<string, boolean>([['', false]])
  /** Whether a text says anything else than that its row is a total; people and activities repeat. */
  const saysOther = (text: string): boolean => {
    const said = known.get(text) ?? !NAMES_TOTAL.test(text)
    known.set(text, said)
    return said
  }
  const isTotal = ({ cells, formulas = {} }: GridRow, hasDate: boolean): boolean => {
    const says = (column: Column): boolean => saysOther(cells[indexes[column] ?? -1]?.trim() ?? '')
    const hasPerson = says('fee_earner')
    if (hasDate && hasPerson) return false
    const filled = cells.flatMap((text, index) => (text.trim() === '' ? [] : [{ text: text.trim(), index }]))
    if (filled.some(({ text }) => IS_TOTAL.test(text))) return true
    if (hasDate || hasPerson || says('activity')) return false
    if (filled.some(({ text }) => NAMES_TOTAL.test(text))) return true
    const sums = filled.filter(({ text, index }) => SUM_FORMULA.test(formulas[index] ?? '') || above.isSum(text, index))
    return sums.length > 0 && filled.every(({ text, index }) => formulas[index] !== undefined || isAmount(text, index))
  }
  const isAmount = (text: string, index: number): boolean => amountReader(indexes)(text, index) !== undefined
  return (row, hasDate) => {
    if (repeatsHeadings(row.cells)) return 'headings'
    if (!isTotal(row, hasDate)) {
      above.add(row.cells)
      return undefined
    }
    above.endSection()
    return 'total'
  }
}
