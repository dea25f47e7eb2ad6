import { Link, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { MessageSquare } from 'lucide-react'
import { Link as To } from 'react-router'
import type { CasesQuery, SortField } from '../../generated/graphql.ts'
import { ageOf, dayOf, momentOf } from '../../ui/dates.ts'
import type { Column } from '../../ui/table/columns.ts'
import { casePaths } from './case-paths.ts'
import { StageBadge } from './StageBadge.tsx'

export type CaseRow = CasesQuery['cases']['nodes'][number]

const earner = ({ feeEarner }: CaseRow): string => `${feeEarner.firstname} ${feeEarner.surname}`
const staff = ({ staffMember }: CaseRow): string => staffMember?.name ?? ''
/** Where a case opens: at its claim once it is complete, before that at its draft. */
export const openingOf = ({ uuid, stage }: CaseRow): string =>
  stage === 'complete' ? casePaths.claim(uuid) : casePaths.editDraft(uuid)

const Name = ({ row, to = openingOf(row) }: { row: CaseRow; to?: string }) => (
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

const Unresolved = ({ count }: { count: number }) =>
  count === 0 ? (
    <chakra.span color="muted">0</chakra.span>
  ) : (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="middle"
      fontWeight="600"
      color="attention.ink"
    >
      <MessageSquare size={12} strokeWidth={2} aria-hidden />
      {count}
    </chakra.span>
  )

const columns = {
  name: { head: 'Case Name', sort: 'case_name', cell: (row) => <Name row={row} />, whole: ({ caseName }) => caseName },
  reference: {
    head: 'Solicitor Case Ref',
    sort: 'solicitors_case_reference',
    width: 'clamp(122px, 9vw, 150px)',
    cell: ({ solicitorsCaseReference }) => solicitorsCaseReference,
    whole: ({ solicitorsCaseReference }) => solicitorsCaseReference,
  },
  earner: { head: 'Fee Earner', sort: 'fee_earner', width: 'clamp(104px, 8vw, 140px)', cell: earner, whole: earner },
  area: {
    head: 'Case Area',
    sort: 'area_of_work',
    width: 'clamp(92px, 8.5vw, 130px)',
    cell: ({ areaOfWork }) => labelOf(areaOfWork),
    whole: ({ areaOfWork }) => labelOf(areaOfWork),
  },
  type: {
    head: 'Case Type',
    sort: 'case_type',
    width: '164px',
    wide: true,
    cell: ({ caseType }) => labelOf(caseType),
    whole: ({ caseType }) => labelOf(caseType),
  },
  staff: { head: 'Staff', width: '112px', wide: true, cell: staff, whole: staff },
  state: { head: 'State', sort: 'stage', width: '114px', cell: ({ stage }) => <StageBadge stage={stage} /> },
  updated: {
    head: 'Last Update',
    sort: 'updated_at',
    width: '98px',
    cell: ({ updatedAt }) => dayOf(updatedAt),
    whole: ({ updatedAt }) => momentOf(updatedAt),
  },
  review: {
    head: 'Case Name',
    sort: 'case_name',
    cell: (row) => <Name row={row} to={casePaths.reviewDraft(row.uuid)} />,
    whole: ({ caseName }) => caseName,
  },
  unresolved: {
    head: 'Unresolved',
    width: '88px',
    cell: ({ unresolvedComments }) => <Unresolved count={unresolvedComments} />,
  },
  age: {
    head: 'In review',
    width: '72px',
    cell: ({ stageSince }) => ageOf(stageSince),
    whole: ({ stageSince }) => `Since ${momentOf(stageSince)}`,
  },
} satisfies Record<string, Column<CaseRow, SortField>>

/** The columns of the list of cases, in the order of the specification. */
export const caseColumns: readonly Column<CaseRow, SortField>[] = [
  columns.name,
  columns.reference,
  columns.earner,
  columns.area,
  columns.type,
  columns.staff,
  columns.state,
  columns.updated,
]

/** The columns of the reviews: what waits in each, and for how long. */
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
