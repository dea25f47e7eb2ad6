import type { Stage } from '@costdraft/costing'

const under =
  (path: string) =>
  (uuid: string): string =>
    `/cost-draft/${path}/${uuid}`

/** Where the screens of one case are. */
export const casePaths = {
  editDetails: under('cases/details/edit'),
  editDraft: under('cases/draft/edit'),
  reviewDetails: under('cases/details/review'),
  reviewDraft: under('cases/draft/review'),
  claim: under('completed'),
}

/** Where a case is at its stage: being drafted, in review, or complete. */
export const casePlace = (uuid: string, stage: Stage): string =>
  stage === 'complete'
    ? casePaths.claim(uuid)
    : stage === 'in_review'
      ? casePaths.reviewDraft(uuid)
      : casePaths.editDraft(uuid)
