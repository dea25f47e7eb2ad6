import { caseColumns } from './case-columns.tsx'
import { CaseList } from './CaseList.tsx'

/** The cases of every firm the viewer may read: on a board, or in a list. */
export const CasesPage = () => <CaseList title="Cases" columns={caseColumns} none="No cases yet." adds />
