import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Totals } from './bill.ts'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from './format-money.ts'

export type Breakdown = NonNullable<Totals['breakdowns']>[number]
type Row = Breakdown['rows'][number]

const columns: readonly { head: string; cell: (row: Row) => string; isWide?: true }[] = [
  { head: 'Hours', cell: ({ time }) => time.toFixed(2) },
  { head: 'Costs, £', cell: ({ profitCosts }) => formatAmount(profitCosts), isWide: true },
  { head: 'Disbursements, £', cell: ({ disbursements }) => formatAmount(disbursements), isWide: true },
  { head: 'VAT, £', cell: ({ vat }) => formatAmount(vat), isWide: true },
  { head: 'Total, £', cell: ({ gross }) => formatAmount(gross) },
]

// The figures of several such tables stand below one another.
const alignedTable = {
  ...figuresTable,
  tableLayout: 'fixed',
  minW: '560px',
  '& thead th[data-figure]': { w: '104px' },
} as const

/** How many groups stand where there is little room: steps and parties may be many. */
const MOST = 20

/** The counted lines by one thing, such as by party. Where there is little room, time and total alone, and the first groups. */
export function BreakdownTable({
  breakdown: { by, rows },
  isWide = false,
}: {
  breakdown: Breakdown
  isWide?: boolean
}) {
  const shown = columns.filter((column) => isWide || !column.isWide),
    first = isWide ? rows : rows.slice(0, MOST)
  return (
    <chakra.table aria-label={`By ${by}`} css={isWide ? alignedTable : figuresTable}>
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
            <chakra.th scope="row" overflowWrap="anywhere" css={{ color: row.key === null ? 'muted' : undefined }}>
              {row.name}
            </chakra.th>
            {shown.map(({ head, cell }) => (
              <td key={head} data-figure="">
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
