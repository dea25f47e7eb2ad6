import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/stage-labels.ts'
import type { PageMode } from '@costdraft/schema/stage.ts'

interface ReviewState {
  stage: Stage
  /** Null if the host does not say. */
  unresolvedComments: number | null
}

/** Whether unresolved comments block completion. Always false on the draft page, which does not show that state. */
export const isBlocked = (mode: PageMode, { unresolvedComments }: ReviewState): boolean =>
  mode !== 'edit' && (unresolvedComments ?? 0) > 0

/** The stage badge of a case page: what the page is for, except that a complete or blocked case is shown as such. */
export function badgeOf(mode: PageMode, state: ReviewState): { stage: Stage; word: string } {
  if (state.stage === 'complete') return { stage: 'complete', word: stageLabels.complete.badge }
  if (mode === 'edit') return { stage: 'in_progress', word: stageLabels.in_progress.badge }
  if (isBlocked(mode, state)) return { stage: 'blocked', word: stageLabels.blocked.badge }
  return mode === 'completed'
    ? { stage: 'complete', word: stageLabels.complete.badge }
    : { stage: 'in_review', word: 'REVIEWING' }
}
