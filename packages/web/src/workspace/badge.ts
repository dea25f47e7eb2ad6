import type { Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import type { Mode } from '@costdraft/schema/stage.ts'

/** The badge of a case page: what is being done on it, unless the case is complete. */
export function badgeOf(mode: Mode, stage: Stage): { stage: Stage; word: string } {
  if (stage === 'complete' || mode === 'completed') return { stage: 'complete', word: stageWords.complete.badge }
  if (mode === 'edit') return { stage: 'in_progress', word: stageWords.in_progress.badge }
  return stage === 'blocked' ? { stage, word: stageWords.blocked.badge } : { stage: 'in_review', word: 'REVIEWING' }
}
