import { Link } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Link as To } from 'react-router'
import type { CasesQuery, SortField } from '../../generated/graphql.ts'
import { dayOf, momentOf } from '../../ui/dates.ts'
import type { Column } from '../../ui/table/columns.ts'
import { casePaths } from './case-paths.ts'
import { StageBadge } from './StageBadge.tsx'

export type CaseRow = CasesQuery['cases']['nodes'][number]

const earner = ({ feeEarner }: CaseRow): string => `${feeEarner.firstname} ${feeEarner.surname}`
const staff = ({ staffMember }: CaseRow): string => staffMember?.name ?? ''
/** Where a case opens: at its claim once it is complete, before that at its draft. */
export const openingOf = ({ uuid, stage }: CaseRow): string => stage === 'complete' ? casePaths.claim(uuid) : casePaths.editDraft(uuid)

const Name = ({ row }: { row: CaseRow }) => (
  <Link asChild variant="plain" color="ink" textDecoration="none" _hover={{ color: 'accent', textDecoration: 'underline' }} display="block" truncate focusVisibleRing="inside">
    <To to={openingOf(row)}>{row.caseName}</To>
  </Link>
)

/** The columns of the list of cases, in the order of the specification. */
export const caseColumns: readonly Column<CaseRow, SortField>[] = [
  { head: 'Case Name', sort: 'case_name', cell: (row) => <Name row={row} />, whole: ({ caseName }) => caseName },
  { head: 'Solicitor Case Ref', sort: 'solicitors_case_reference', width: 'clamp(122px, 9vw, 150px)', cell: ({ solicitorsCaseReference }) => solicitorsCaseReference, whole: ({ solicitorsCaseReference }) => solicitorsCaseReference },
  { head: 'Fee Earner', sort: 'fee_earner', width: 'clamp(104px, 8.5vw, 140px)', cell: earner, whole: earner },
  { head: 'Case Area', sort: 'area_of_work', width: 'clamp(92px, 8.5vw, 130px)', cell: ({ areaOfWork }) => labelOf(areaOfWork), whole: ({ areaOfWork }) => labelOf(areaOfWork) },
  { head: 'Case Type', sort: 'case_type', width: '164px', wide: true, cell: ({ caseType }) => labelOf(caseType), whole: ({ caseType }) => labelOf(caseType) },
  { head: 'Staff', width: '112px', wide: true, cell: staff, whole: staff },
  { head: 'State', sort: 'stage', width: '114px', cell: ({ stage }) => <StageBadge stage={stage} /> },
  { head: 'Last Update', sort: 'updated_at', width: '98px', cell: ({ updatedAt }) => dayOf(updatedAt), whole: ({ updatedAt }) => momentOf(updatedAt) },
]
