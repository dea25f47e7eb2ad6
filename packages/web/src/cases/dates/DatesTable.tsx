import { Link, chakra } from '@chakra-ui/react'
import { casePathAtStage } from '@costdraft/schema/cases/case-paths.ts'
import { daysInWords, doneReasonLabels } from '@costdraft/schema/deadlines/deadlines.ts'
import { Link as To } from 'react-router'
import { formatIsoDate } from '../../formats/dates.ts'
import type { DatesQuery } from '../../generated/graphql.ts'
import { DATES_PARAM } from '../../navigation/link-params.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { inks, nearness } from '../../deadlines/date-words.ts'

type Row = NonNullable<DatesQuery['deadlines']>['nodes'][number]

const dueText = ({ deadline: { days, done } }: Row): string => {
  if (done !== null) return doneReasonLabels[done]
  return days === null ? '' : daysInWords(days)
}
/** The page of the case, with its dates open. */
const pathOf = ({ caseUuid, stage }: Row): string => `${casePathAtStage(caseUuid, stage)}?${DATES_PARAM}=open`
const dateOf = (iso: string | null): string => (iso === null ? '' : formatIsoDate(iso))

export const dateColumns: readonly Column<Row, never>[] = [
  {
    head: 'Day',
    isOneLine: true,
    cell: ({ deadline }) => dateOf(deadline.date),
  },
  {
    head: 'Due',
    isNamed: true,
    isOneLine: true,
    texts: (row) => [dueText(row)],
    cell: (row) => (
      <chakra.span color={row.deadline.done === null ? inks[nearness(row.deadline)] : 'muted'}>
        {dueText(row)}
      </chakra.span>
    ),
  },
  { head: 'What', cell: ({ deadline }) => deadline.label },
  {
    head: 'Case Name',
    isTitle: true,
    texts: ({ caseName }) => [caseName],
    cell: (row) => (
      <Link asChild>
        <To to={pathOf(row)}>{row.caseName}</To>
      </Link>
    ),
  },
  { head: 'Staff', isNamed: true, cell: ({ staffName }) => staffName ?? '' },
  { head: 'Fee Earner', isNamed: true, cell: ({ feeEarnerName }) => feeEarnerName ?? '' },
  {
    head: 'By the rule',
    isNamed: true,
    wide: true,
    cell: ({ deadline: { computed, entered } }) => (entered === null ? '' : dateOf(computed)),
  },
  { head: 'Source', isNamed: true, wide: true, cell: ({ deadline }) => deadline.source },
]

/** Dates of cases by day; a case leads to its page with its dates open. */
export const DatesTable = ({ rows, stale }: { rows: readonly Row[]; stale: boolean }) => (
  <DataTable
    caption="Dates"
    columns={dateColumns}
    rows={rows}
    keyOf={({ caseUuid, deadline }) => `${caseUuid} ${deadline.rule}`}
    stale={stale}
  />
)
