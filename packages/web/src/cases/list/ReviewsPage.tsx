import { reviewColumns } from './case-columns.tsx'
import { CaseList } from './CaseList.tsx'

const reviewStages = ['in_review', 'blocked'] as const

/** The cases in review, and those blocked by unresolved comments. */
export const ReviewsPage = () => (
  <CaseList
    title="Reviews"
    page="reviews"
    columns={reviewColumns}
    emptyText="No case is in review."
    onlyStages={reviewStages}
  />
)
