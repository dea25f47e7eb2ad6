import type { Stage } from '@costdraft/costing'

/** A stage in words: as a column of the board, and as the badge of a card or the state of a row. */
export const stageWords: Readonly<Record<Stage, { column: string; badge: string }>> = {
  in_progress: { column: 'In progress', badge: 'DRAFTING' },
  in_review: { column: 'Review', badge: 'PENDING' },
  blocked: { column: 'Blocked', badge: 'BLOCKED' },
  complete: { column: 'Complete', badge: 'COMPLETED' },
}
