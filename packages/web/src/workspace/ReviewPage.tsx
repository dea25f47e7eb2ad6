import { CasePage } from './CasePage.tsx'

/** The review of a case. */
export const ReviewPage = () => <CasePage mode="review" />
