import { CasePage } from './CasePage.tsx'

/** The draft of a case. */
export const DraftPage = () => <CasePage mode="edit" />
