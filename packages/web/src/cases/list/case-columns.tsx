import { Link, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { CircleAlert } from 'lucide-react'
import { Link as To } from 'react-router'
import type { SortField } from '../../generated/graphql.ts'
import { NOT_PRICED } from '../../formats/format-money.ts'
import { earnerName } from '../../formats/earner-name.ts'
import { formatAge, formatDateTime, formatMoment } from '../../formats/dates.ts'
import type { Column } from '../../ui/table/columns.ts'
import { Mark } from '../../ui/Mark.tsx'
import { Unavailable } from '../../ui/Unavailable.tsx'
import { caseTypeText } from '../../areas/case-type-words.ts'
import { casePathAtStage, casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { IN_REVIEW } from '@costdraft/schema/cases/stage-labels.ts'
import { NextDate } from '../../deadlines/NextDate.tsx'
import { nextDateText } from '../../deadlines/date-words.ts'
import type { CaseRow } from './case-row.ts'
import { isNotPriced } from './case-value.ts'
import { badgeText, StageBadge } from './StageBadge.tsx'
import { UnresolvedCount } from './UnresolvedCount.tsx'

const feeEarnerName = ({ feeEarner }: CaseRow): string => earnerName(feeEarner)
const staffName = ({ staffMember }: CaseRow): string => staffMember?.name ?? ''
const staffText = (row: CaseRow): string => (row.staffMember?.hasLeft ? `${staffName(row)} has left` : staffName(row))
const staffCell = (row: CaseRow) => {
  if (row.staffMember && !row.staffMember.name) return <Unavailable />
  return row.staffMember?.hasLeft ? <Left>{staffName(row)}</Left> : staffName(row)
}
/** Somebody who has left, and whose open case waits for somebody else. */
const Left = ({ children }: { children: string }) => (
  <>
    {children} <chakra.span color="attention.ink">(left)</chakra.span>
  </>
)
/** The path a case opens at: the page of its stage. */
export const pathOf = ({ uuid, stage }: CaseRow): string => casePathAtStage(uuid, stage)

const Name = ({ row, to = pathOf(row) }: { row: CaseRow; to?: string }) => (
  <Link
    asChild
    variant="plain"
    color="ink"
    textDecoration="none"
    _hover={{ color: 'accent', textDecoration: 'underline' }}
    focusVisibleRing="inside"
  >
    <To to={to}>{row.caseName}</To>
  </Link>
)

/** The name of a case, with a mark where it cannot be priced. */
const MarkedName = ({ row, to }: { row: CaseRow; to?: string }) =>
  isNotPriced(row) ? (
    <>
      <Name row={row} to={to} />
      <Mark icon={CircleAlert} why={NOT_PRICED} at="end" />
    </>
  ) : (
    <Name row={row} to={to} />
  )

/** The stage with the number of unresolved comments, if there are any. */
const StateWithComments = ({ row: { stage, stageWord, unresolvedComments: count } }: { row: CaseRow }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2.5" verticalAlign="middle">
    <StageBadge stage={stage} word={stageWord} />
    <UnresolvedCount count={count} />
  </chakra.span>
)

const nameText = ({ caseName }: CaseRow): string[] => [caseName]
/** The icon of a badge and the space its letters take; the number of comments beside it. */
const BADGE_EXTRA = 22
const COUNT_EXTRA = 36

const columns = {
  name: {
    head: 'Case Name',
    sort: 'case_name',
    cell: (row) => <MarkedName row={row} />,
    texts: nameText,
    extra: 20,
  },
  reference: {
    head: 'Solicitor Case Ref',
    sort: 'solicitors_case_reference',
    cell: ({ solicitorsCaseReference }) => solicitorsCaseReference,
  },
  earner: {
    head: 'Fee Earner',
    sort: 'fee_earner',
    cell: (row) => feeEarnerName(row) || <Unavailable />,
  },
  area: {
    head: 'Case Area',
    sort: 'area_of_work',
    cell: ({ areaOfWork }) => labelOf(areaOfWork),
  },
  type: {
    head: 'Case Type',
    sort: 'case_type',
    wide: true,
    cell: (row) => caseTypeText(row) || <Unavailable />,
  },
  staff: { head: 'Staff', sort: 'staff', wide: true, texts: (row) => [staffText(row)], cell: staffCell },
  state: {
    head: 'State',
    sort: 'stage',
    isOneLine: true,
    texts: (row) => [badgeText(row)],
    extra: BADGE_EXTRA,
    cell: (row) => <StageBadge stage={row.stage} word={row.stageWord} />,
  },
  stateWithComments: {
    head: 'State',
    sort: 'stage',
    isOneLine: true,
    texts: (row) => [badgeText(row)],
    extra: BADGE_EXTRA + COUNT_EXTRA,
    cell: (row) => <StateWithComments row={row} />,
  },
  updated: {
    head: 'Last Update',
    isNamed: true,
    sort: 'updated_at',
    isOneLine: true,
    cell: ({ updatedAt }) => (updatedAt ? formatMoment(updatedAt) : <Unavailable />),
    tooltip: ({ updatedAt }) => (updatedAt ? formatDateTime(updatedAt) : ''),
  },
  nextDate: {
    head: 'Next Date',
    isNamed: true,
    wide: true,
    texts: ({ nextDeadline }) => [nextDeadline ? nextDateText(nextDeadline) : ''],
    cell: ({ nextDeadline }) => nextDeadline && <NextDate deadline={nextDeadline} />,
  },
  review: {
    head: 'Case Name',
    sort: 'case_name',
    cell: (row) => <MarkedName row={row} to={casePaths.reviewDraft(row.uuid)} />,
    texts: nameText,
    extra: 20,
  },
  unresolved: {
    head: 'Unresolved',
    isNamed: true,
    align: 'end',
    cell: ({ unresolvedComments }) => {
      if (unresolvedComments === null) return <Unavailable />
      return unresolvedComments === 0 ? (
        <chakra.span color="muted">0</chakra.span>
      ) : (
        <UnresolvedCount count={unresolvedComments} isNamed />
      )
    },
  },
  age: {
    head: IN_REVIEW,
    isNamed: true,
    sort: 'stage_since',
    isOneLine: true,
    cell: ({ stageSince }) => (stageSince ? formatAge(stageSince) : <Unavailable />),
    tooltip: ({ stageSince }) => (stageSince ? `Since ${formatDateTime(stageSince)}` : ''),
  },
} satisfies Record<string, Column<CaseRow, SortField>>

/** The columns of the list of cases. */
export const caseColumns: readonly Column<CaseRow, SortField>[] = [
  columns.name,
  columns.reference,
  columns.earner,
  columns.area,
  columns.type,
  columns.staff,
  columns.stateWithComments,
  columns.updated,
]

/** The columns of the list of reviews, with unresolved comments and time in the stage. */
export const reviewColumns: readonly Column<CaseRow, SortField>[] = [
  columns.review,
  columns.reference,
  columns.earner,
  { ...columns.area, wide: true },
  columns.staff,
  columns.state,
  columns.unresolved,
  columns.nextDate,
  columns.age,
  { ...columns.updated, wide: true },
]
