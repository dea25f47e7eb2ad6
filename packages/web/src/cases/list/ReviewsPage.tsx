import { reviewColumns } from './case-columns.tsx'
import { CaseList } from './CaseList.tsx'

const only = ['in_review', 'blocked'] as const

/** The cases that wait for a review, or for what a review has asked. */
export const ReviewsPage = () => (
  <CaseList title="Reviews" columns={reviewColumns} none="No case is in review." only={only} />
)
