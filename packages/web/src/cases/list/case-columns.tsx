import { Link, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { CircleAlert } from 'lucide-react'
import { Link as To } from 'react-router'
import type { SortField } from '../../generated/graphql.ts'
import { NOT_PRICED } from '../../formats/format-money.ts'
import { earnerName } from '../../formats/earner-name.ts'
import { formatAge, formatDateTime, formatMoment } from '../../formats/dates.ts'
import type { Column } from '../../ui/table/columns.ts'
import { Unavailable } from '../../ui/Unavailable.tsx'
import { caseTypeText } from '../../areas/case-type-words.ts'
import { casePathAtStage, casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { IN_REVIEW } from '@costdraft/schema/cases/stage-labels.ts'
import type { CaseRow } from './case-row.ts'
import { isNotPriced } from './case-value.ts'
import { StageBadge } from './StageBadge.tsx'
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
    display="block"
    truncate
    focusVisibleRing="inside"
  >
    <To to={to}>{row.caseName}</To>
  </Link>
)

/** The name of a case, with a mark where it cannot be priced. */
const MarkedName = ({ row, to }: { row: CaseRow; to?: string }) =>
  isNotPriced(row) ? (
    <chakra.span display="flex" alignItems="center" gap="1.5" minW="0">
      <chakra.span minW="0">
        <Name row={row} to={to} />
      </chakra.span>
      <chakra.span flexShrink="0" color="attention.ink" role="img" aria-label={NOT_PRICED} title={NOT_PRICED}>
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
      </chakra.span>
    </chakra.span>
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

const columns = {
  name: {
    head: 'Case Name',
    sort: 'case_name',
    cell: (row) => <MarkedName row={row} />,
    tooltip: ({ caseName }) => caseName,
  },
  reference: {
    head: 'Solicitor Case Ref',
    sort: 'solicitors_case_reference',
    width: 'clamp(122px, 9vw, 150px)',
    cell: ({ solicitorsCaseReference }) => solicitorsCaseReference,
    tooltip: ({ solicitorsCaseReference }) => solicitorsCaseReference,
  },
  earner: {
    head: 'Fee Earner',
    sort: 'fee_earner',
    width: 'clamp(104px, 8vw, 140px)',
    cell: (row) => feeEarnerName(row) || <Unavailable />,
    tooltip: feeEarnerName,
  },
  area: {
    head: 'Case Area',
    sort: 'area_of_work',
    width: 'clamp(92px, 8.5vw, 130px)',
    cell: ({ areaOfWork }) => labelOf(areaOfWork),
    tooltip: ({ areaOfWork }) => labelOf(areaOfWork),
  },
  type: {
    head: 'Case Type',
    sort: 'case_type',
    width: '164px',
    wide: true,
    cell: (row) => caseTypeText(row) || <Unavailable />,
    tooltip: caseTypeText,
  },
  staff: { head: 'Staff', sort: 'staff', width: '112px', wide: true, cell: staffCell, tooltip: staffText },
  state: {
    head: 'State',
    sort: 'stage',
    width: '114px',
    cell: (row) => <StageBadge stage={row.stage} word={row.stageWord} />,
  },
  stateWithComments: { head: 'State', sort: 'stage', width: '138px', cell: (row) => <StateWithComments row={row} /> },
  updated: {
    head: 'Last Update',
    isNamed: true,
    sort: 'updated_at',
    width: '98px',
    cell: ({ updatedAt }) => (updatedAt ? formatMoment(updatedAt) : <Unavailable />),
    tooltip: ({ updatedAt }) => (updatedAt ? formatDateTime(updatedAt) : ''),
  },
  review: {
    head: 'Case Name',
    sort: 'case_name',
    cell: (row) => <MarkedName row={row} to={casePaths.reviewDraft(row.uuid)} />,
    tooltip: ({ caseName }) => caseName,
  },
  unresolved: {
    head: 'Unresolved',
    isNamed: true,
    width: '88px',
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
    width: '72px',
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
  columns.age,
  { ...columns.updated, wide: true },
]
