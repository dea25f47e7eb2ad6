import { CasePage } from './CasePage.tsx'

/** The page of a completed case (a claim): the frozen case and its documents. */
export const CompletedPage = () => <CasePage mode="completed" />
