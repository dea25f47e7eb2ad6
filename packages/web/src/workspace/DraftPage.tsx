import { CasePage } from './CasePage.tsx'

/** The page on which a case is drafted. */
export const DraftPage = () => <CasePage mode="edit" />
