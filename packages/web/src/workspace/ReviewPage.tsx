import { CasePage } from './CasePage.tsx'

/** The page on which a case is reviewed. */
export const ReviewPage = () => <CasePage mode="review" />
