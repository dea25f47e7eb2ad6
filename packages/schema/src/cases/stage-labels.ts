import type { Stage } from '@costdraft/costing'

/** The labels of each stage: its column on the board, and its badge on a card or in a row. */
export const stageLabels: Readonly<Record<Stage, { column: string; badge: string }>> = {
  in_progress: { column: 'In progress', badge: 'DRAFTING' },
  in_review: { column: 'Review', badge: 'PENDING' },
  blocked: { column: 'Blocked', badge: 'BLOCKED' },
  complete: { column: 'Complete', badge: 'COMPLETED' },
}
