import type { Stage } from '@costdraft/costing'
import { REVIEWING, stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import type { PageMode } from '@costdraft/schema/cases/stage.ts'
import { unresolvedText } from '../cases/list/unresolved-text.ts'

interface ReviewState {
  /** Null for a stage of the host's own, whose word `stageWord` is. */
  stage: Stage | null
  stageWord: string | null
  /** Null if the host does not say. */
  unresolvedComments: number | null
}

/** Whether unresolved comments block completion. Always false on the draft page, which does not show that state. */
export const isBlocked = (mode: PageMode, { stage, unresolvedComments }: ReviewState): boolean =>
  stage !== null && mode !== 'edit' && (unresolvedComments ?? 0) > 0

/**
 * The stage badge of a case page: what the page is for, except that a complete or blocked case is shown as such, and
 * one in a stage of the host's own by its word.
 */
export function badgeOf(mode: PageMode, state: ReviewState): { stage: Stage | null; word: string | null } {
  if (state.stage === null) return { stage: null, word: state.stageWord }
  if (state.stage === 'complete') return { stage: 'complete', word: stageLabels.complete.badge }
  if (mode === 'edit') return { stage: 'in_progress', word: stageLabels.in_progress.badge }
  if (isBlocked(mode, state)) return { stage: 'blocked', word: stageLabels.blocked.badge }
  return mode === 'completed'
    ? { stage: 'complete', word: stageLabels.complete.badge }
    : { stage: 'in_review', word: REVIEWING }
}

/** How many unresolved comments stand beside the badge, as what it means by blocked; 0 where it does not mean them. */
export const unresolvedBeside = (mode: PageMode, state: ReviewState): number =>
  isBlocked(mode, state) ? (state.unresolvedComments ?? 0) : 0

/** The stage that a page is for: its badge implies it. */
const stageOfMode: Readonly<Record<PageMode, Stage>> = {
  edit: 'in_progress',
  review: 'in_review',
  completed: 'complete',
}

/**
 * The stage of a case in words, where it is not the one that its page is for. A case in the stage blocked says whether
 * comments are the reason, unless the badge and the note of the page do.
 */
export function stageNote(mode: PageMode, state: ReviewState): string | undefined {
  const { stage, unresolvedComments: count } = state
  if (stage === null || stage === 'complete' || stage === stageOfMode[mode]) return undefined
  const name = `Stage: ${stageLabels[stage].column}.`
  if (stage !== 'blocked' || count === null || isBlocked(mode, state)) return name
  return `${name} ${count === 0 ? 'No unresolved comments' : unresolvedText(count)}.`
}
