import { Box, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { reportSections, type ReportGroup, type SectionName } from '@costdraft/schema/reports/report.ts'
import { TableHead } from '../ui/table/TableHead.tsx'
import { TableRow } from '../ui/table/TableRow.tsx'
import { reportColumns } from './report-columns.tsx'
import { reportTable, tablePlace } from './report-table-style.ts'
import type { ReportRow } from './use-report.ts'

interface Props {
  section: SectionName
  by: readonly ReportGroup[]
  rows: readonly ReportRow[]
  /** What the rows come to together, where each case is in one row alone. */
  total: ReportRow | undefined
  /** The rows belong to the previous query. */
  stale: boolean
}

/** A table of a report. Each row leads to its cases. */
export function ReportTable({ section, by, rows, total, stale }: Props) {
  const grouping = by.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same groups in another array are no news
  const columns = useMemo(() => reportColumns(section, by), [section, grouping])
  return (
    <Box css={tablePlace}>
      <chakra.table css={reportTable} aria-busy={stale} data-stale={stale}>
        <caption>{reportSections[section].title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.keys.join(' ')} row={row} columns={columns} />
          ))}
        </tbody>
        {total && (
          <tbody data-total="">
            <TableRow row={total} columns={columns} />
          </tbody>
        )}
      </chakra.table>
    </Box>
  )
}
