import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Totals } from './bill.ts'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from '../formats/format-money.ts'
import { PHONE } from '../ui/table/table-styles.ts'
import { phoneLines } from './table-style.ts'

export type Breakdown = NonNullable<Totals['breakdowns']>[number]
type BreakdownGroup = Breakdown['rows'][number]

interface Column {
  head: string
  cell: (row: BreakdownGroup) => string
  isWide?: true
  /** Whether any row has something to show here; without this function it does. */
  has?: (rows: readonly BreakdownGroup[]) => boolean
}
const columns: readonly Column[] = [
  // What is paid by the event has no hours.
  { head: 'Hours', cell: ({ time }) => time, has: (rows) => rows.some(({ time }) => Number(time) > 0) },
  { head: 'Costs, £', cell: ({ profitCosts }) => formatAmount(profitCosts), isWide: true },
  { head: 'Disbursements, £', cell: ({ disbursements }) => formatAmount(disbursements), isWide: true },
  { head: 'VAT, £', cell: ({ vat }) => formatAmount(vat), isWide: true },
  {
    head: 'Total, £',
    // Nothing is priced of it, which is not nothing.
    cell: ({ gross, unpriced }) => (unpriced && Number(gross) === 0 ? 'Not priced' : formatAmount(gross)),
  },
]

// The figures of several such tables stand below one another.
const alignedTable = {
  ...figuresTable,
  tableLayout: 'fixed',
  minW: '560px',
  '& thead th[data-figure]': { w: '104px' },
} as const

const wideTable = [alignedTable, phoneLines, { [PHONE]: { '& tbody [data-name]': { flex: '1 0 100%' } } }]

/** How many groups stand where there is little room: steps and parties may be many. */
const MOST = 20

/**
 * The counted lines by one thing, such as by party. Where there is little room, time (if there is any) and total alone,
 * and the first groups.
 */
export function BreakdownTable({
  breakdown: { by, rows },
  isWide = false,
}: {
  breakdown: Breakdown
  isWide?: boolean
}) {
  const shown = columns.filter(({ isWide: needsRoom, has }) => (isWide || !needsRoom) && has?.(rows) !== false)
  const first = isWide ? rows : rows.slice(0, MOST)
  return (
    <chakra.table aria-label={`By ${by}`} css={isWide ? wideTable : figuresTable}>
      <thead>
        <tr>
          <th scope="col">{labelOf(by)}</th>
          {shown.map(({ head }) => (
            <th key={head} scope="col" data-figure="">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.map((row) => (
          <tr key={row.key}>
            <chakra.th
              scope="row"
              data-name=""
              overflowWrap="anywhere"
              css={{ color: row.key === null ? 'muted' : undefined }}
            >
              {row.name}
            </chakra.th>
            {shown.map(({ head, cell }) => (
              <td key={head} data-figure="" data-named={isWide ? head.replace(', £', '') : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {first.length < rows.length && (
          <tr>
            <chakra.td colSpan={shown.length + 1} color="muted">
              {rows.length - first.length} more under All figures
            </chakra.td>
          </tr>
        )}
      </tbody>
    </chakra.table>
  )
}
