import type { Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import type { Mode } from '@costdraft/schema/stage.ts'

interface Standing {
  stage: Stage
  unresolvedComments: number
}

/** Whether something waits that keeps the case from being completed: asked for by reviewing it, not while it is drafted. */
export const isBlocked = (mode: Mode, { unresolvedComments }: Standing): boolean =>
  mode !== 'edit' && unresolvedComments > 0

/** The badge of a case page: what is being done on it, unless the case is complete. */
export function badgeOf(mode: Mode, standing: Standing): { stage: Stage; word: string } {
  if (standing.stage === 'complete') return { stage: 'complete', word: stageWords.complete.badge }
  if (mode === 'edit') return { stage: 'in_progress', word: stageWords.in_progress.badge }
  if (isBlocked(mode, standing)) return { stage: 'blocked', word: stageWords.blocked.badge }
  return mode === 'completed'
    ? { stage: 'complete', word: stageWords.complete.badge }
    : { stage: 'in_review', word: 'REVIEWING' }
}
