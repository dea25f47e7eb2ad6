import type { Stage } from '@costdraft/costing'

const casePath =
  (path: string) =>
  (uuid: string): string =>
    `/cost-draft/${path}/${uuid}`

/** The paths of the screens of one case. */
export const casePaths = {
  editDetails: casePath('cases/details/edit'),
  editDraft: casePath('cases/draft/edit'),
  reviewDetails: casePath('cases/details/review'),
  reviewDraft: casePath('cases/draft/review'),
  claim: casePath('completed'),
}

/** The path of a case at its stage: its draft, its review or its claim; its draft at a stage of the host's own. */
export const casePathAtStage = (uuid: string, stage: Stage | null): string => {
  if (stage === 'complete') return casePaths.claim(uuid)
  return stage === 'in_review' ? casePaths.reviewDraft(uuid) : casePaths.editDraft(uuid)
}
