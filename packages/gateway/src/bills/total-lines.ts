import type { HeadRow, LineRow, Row, TotalsRow } from '../upstream/rows.ts'

const VAT_PERCENT = 20

/** Whole pence of an amount in pounds, which is a number or a decimal string. */
export const pence = (pounds: unknown): number => Math.round((Number(pounds) || 0) * 100)
export const pounds = (value: number): number => value / 100

export interface Line extends Omit<LineRow, 'net' | 'vat' | 'gross'> {
  /** In pence. */
  net: number
  vat: number
}
export const numberOf = (value: unknown): number | null => (value == null || value === '' ? null : Number(value))
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export function lineOf(row: Row, net: number, vat: number, more: Partial<Line> = {}): Line {
  return {
    item: textOf(row.uuid),
    date: textOf(row.date)?.slice(0, 10) ?? null,
    description: textOf(row.description),
    quantity: null,
    unit: null,
    enhancement: numberOf(row.enhancement),
    rate: null,
    authority: null,
    excluded_because: null,
    not_held: null,
    ...more,
    net,
    vat,
  }
}
export const costLine = (row: Row, more: Partial<Line>): Line =>
  lineOf(row, pence(row.total_cost), pence(row.total_vat), more)
/** A line of an amount without VAT; the host's own VAT if it says one. */
export function amountLine(row: Row): Line {
  const net = pence(row.amount)
  const own = row.vat_exempt === true ? 0 : Math.round((net * VAT_PERCENT) / 100)
  return lineOf(row, net, row.total_vat == null ? own : pence(row.total_vat))
}

/** In pence. */
interface Sums {
  net: number
  vat: number
}

/** A head: the sum of its lines that count; of all its lines where none of them does, with the reason. */
export function headOf(name: HeadRow['name'], lines: readonly Line[], sums?: Sums): HeadRow {
  const counted = lines.filter((line) => line.excluded_because === null)
  const isExcluded = lines.length > 0 && counted.length === 0
  const summed = isExcluded ? lines : counted
  const { net, vat } = sums ?? {
    net: summed.reduce((sum, line) => sum + line.net, 0),
    vat: summed.reduce((sum, line) => sum + line.vat, 0),
  }
  return {
    name,
    net: pounds(net),
    vat: pounds(vat),
    gross: pounds(net + vat),
    excluded_because: isExcluded ? (lines[0]?.excluded_because ?? null) : null,
    all_lines: lines.map((line) => ({
      ...line,
      net: pounds(line.net),
      vat: pounds(line.vat),
      gross: pounds(line.net + line.vat),
    })),
  }
}

/** What heads come to in pounds; excluded ones are not counted. */
export function sumOf(heads: readonly HeadRow[]): Pick<TotalsRow, 'net' | 'vat' | 'gross'> {
  const counted = heads.filter(({ excluded_because }) => excluded_because === null)
  const net = counted.reduce((sum, head) => sum + pence(head.net), 0)
  const vat = counted.reduce((sum, head) => sum + pence(head.vat), 0)
  return { net: pounds(net), vat: pounds(vat), gross: pounds(net + vat) }
}
