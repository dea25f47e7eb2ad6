import { Link, chakra } from '@chakra-ui/react'
import {
  groupLabels,
  reportSections,
  TOTAL,
  type ReportGroup,
  type ReportSection,
  type SectionName,
} from '@costdraft/schema/reports/report.ts'
import { Link as To } from 'react-router'
import { caseListAddress } from '../cases/list/case-list-address.ts'
import type { Column } from '../ui/table/columns.ts'
import { measureHead, measureText } from './measure-text.ts'
import type { ReportRow } from './use-report.ts'

export type ReportColumn = Column<ReportRow, never>

/** Said of a row whose cases have nothing there. */
const NOT_GIVEN = 'Not given'

/** The name of a row, as a link to its cases; it reaches over the whole row. */
const RowLink = ({ row, name, whole }: { row: ReportRow; name: string; whole: string }) => (
  <Link
    asChild
    variant="plain"
    color="ink"
    textDecoration="none"
    _hover={{ color: 'accent', textDecoration: 'underline' }}
    focusVisibleRing="inside"
    data-row-link=""
  >
    <To to={caseListAddress(row.filter)} aria-label={whole === name ? undefined : whole}>
      {name}
    </To>
  </Link>
)

const nameOf = (row: ReportRow, at: number): string => row.labels[at] || NOT_GIVEN

/** The columns that name a row: one for each group, and otherwise one with its whole name. */
function nameColumns(section: SectionName, by: readonly ReportGroup[]): ReportColumn[] {
  if (by.length < 2) {
    const [group] = by
    return [
      {
        head: group ? groupLabels[group] : reportSections[section].rows,
        cell: (row) => {
          const name = row.section === TOTAL ? 'Total' : row.label || NOT_GIVEN
          return <RowLink row={row} name={name} whole={name} />
        },
      },
    ]
  }
  return by.map((group, at) => ({
    head: groupLabels[group],
    ...(at > 0 && { isTitle: true as const }),
    cell: (row) => {
      if (row.section === TOTAL) return at === 0 ? <RowLink row={row} name="Total" whole="Total" /> : null
      if (at > 0) return <chakra.span>{nameOf(row, at)}</chakra.span>
      return <RowLink row={row} name={nameOf(row, 0)} whole={by.map((_, i) => nameOf(row, i)).join(', ')} />
    },
  }))
}

/** The columns of a table of a report. */
export function reportColumns(name: SectionName, by: readonly ReportGroup[]): ReportColumn[] {
  const section: ReportSection = reportSections[name]
  return [
    ...nameColumns(name, by),
    ...section.columns.map((measure): ReportColumn => ({
      head: measureHead(measure, section),
      align: 'end',
      isNamed: true,
      cell: (row) => measureText(measure, row),
    })),
  ]
}
