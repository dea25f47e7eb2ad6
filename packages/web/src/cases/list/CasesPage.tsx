import { caseColumns } from './case-columns.tsx'
import { CaseList } from './CaseList.tsx'

/** All cases the viewer may read, of every firm, as a board or a list. */
export const CasesPage = () => (
  <CaseList title="Cases" page="cases" columns={caseColumns} emptyText="No cases yet." hasAdd />
)
