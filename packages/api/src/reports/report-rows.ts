import { compareKeys, readingKey } from '@costdraft/schema/text/reading-order.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NO_CLIENT } from '../access/assert-client.ts'
import type { ListQuery, RowKey } from './row-keys.ts'
import { namedKeys, readNames } from './row-labels.ts'
import type { Section } from './section.ts'

/** What the statement of a report answers. Amounts are in pounds. */
export interface CountedRow {
  section: string
  keys: string[]
  count: number
  net: number
  vat: number
  hours: number
  unpriced: number
  pending: number
  further: Readonly<Record<string, number | null>>
}
/** A row on the wire. */
export interface ReportRow extends Omit<CountedRow, 'further'> {
  labels: string[]
  label: string
  filter: ListQuery
}

/** The parameters that list nothing. */
const NOTHING: ListQuery = { client: NO_CLIENT }

/** A row with its labels, and with the parameters of the list of its cases. */
export const rowOnWire = (
  { section, keys, further, ...shared }: CountedRow,
  labels: string[],
  filter: ListQuery | undefined,
): ReportRow => ({
  section,
  keys,
  labels,
  label: labels.join(' · '),
  ...shared,
  ...further,
  filter: { ...(filter ?? NOTHING), reported: 'true' },
})

/** What one key says to sort by: its own order, or the label. */
type Place = readonly (number | string)[]
const compared = (a: Place, b: Place): number => {
  for (const [i, one] of a.entries()) {
    const other = b[i] ?? ''
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : compareKeys(String(one), String(other))
    if (order !== 0) return order
  }
  return 0
}

/** The largest first where one key without an order of its own names the rows; else in the order of the keys. */
function inOrder(rows: readonly { row: ReportRow; place: Place }[], keys: readonly RowKey[]): ReportRow[] {
  const weight = ({ row }: (typeof rows)[number]): number => {
    const { missed, claimed, net }: { missed?: number; claimed?: number; net: number } = row
    return keys.length === 1 && !keys[0]?.order ? Number(missed ?? claimed ?? net) : 0
  }
  return rows.toSorted((a, b) => weight(b) - weight(a) || compared(a.place, b.place)).map(({ row }) => row)
}

/** What a function answers for each value, which it is asked for once. */
function eachOnce<T>(of: (value: string) => T): (value: string) => T {
  const known = new Map<string, T>()
  return (value) => {
    const answer = known.get(value) ?? of(value)
    known.set(value, answer)
    return answer
  }
}

/** The rows of sections on the wire, in their order. `query` is what the cases are filtered by. */
export async function rowsOnWire(
  tx: Tx,
  sections: readonly Section[],
  counted: readonly CountedRow[],
  query: ListQuery,
): Promise<ReportRow[]> {
  const bySection = Map.groupBy(counted, ({ section }) => section)
  const named = sections.flatMap(({ name, keys: of }) => (bySection.get(name) ?? []).map(({ keys }) => ({ keys, of })))
  const nameOf = await readNames(tx, namedKeys(named))
  const labelOf = ({ names, label, without = 'None' }: RowKey, key: string): string => {
    if (key === '') return without
    return (names ? nameOf(names, key) : label?.(key)) ?? key
  }
  // Thousands of rows have hundreds of keys.
  const tell = (key: RowKey) =>
    eachOnce((value) => {
      const label = labelOf(key, value)
      return { label, place: key.order?.(value) ?? readingKey(label), filter: key.filter(value, query) }
    })
  return sections.flatMap(({ name, keys: of, filter }) => {
    const common = filter(query)
    const told = of.map(tell)
    const rows = (bySection.get(name) ?? []).map((row) => {
      const keys = told.map((of, i) => of(row.keys[i] ?? ''))
      const own = Object.assign({}, ...keys.map((key) => key.filter)) as ListQuery
      const labels = keys.map(({ label }) => label)
      return { row: rowOnWire(row, labels, common && { ...common, ...own }), place: keys.map(({ place }) => place) }
    })
    return inOrder(rows, of)
  })
}
