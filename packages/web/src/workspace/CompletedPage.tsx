import { CasePage } from './CasePage.tsx'

/** A claim: the case as it was completed, and its documents. */
export const CompletedPage = () => <CasePage mode="completed" />
