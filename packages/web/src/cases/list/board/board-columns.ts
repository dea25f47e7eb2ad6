import { stages, type Stage } from '@costdraft/costing'
import type { CaseRow } from '../case-row.ts'

/** Moments of one form are in the order of their texts; what the host does not say stands last. */
function newestFirst(a: CaseRow, b: CaseRow): number {
  const before = a.updatedAt ?? ''
  const after = b.updatedAt ?? ''
  if (before === after) return 0
  return before < after ? 1 : -1
}

/** A column of the board: a stage, or null for the cases in stages of the host's own. */
export type BoardStage = Stage | null

/**
 * The cases of each stage, last updated first, so that a moved card appears at the top; apart those in stages of the
 * host's own.
 */
export function groupByStage(rows: readonly CaseRow[]): Record<Stage | 'other', readonly CaseRow[]> {
  const inStage = (stage: BoardStage): CaseRow[] => rows.filter((row) => row.stage === stage).toSorted(newestFirst)
  return {
    in_progress: inStage('in_progress'),
    in_review: inStage('in_review'),
    blocked: inStage('blocked'),
    complete: inStage('complete'),
    other: inStage(null),
  }
}

/** The stages shown under a stage filter; all of them where it is empty. */
export const visibleStages = (filter: readonly Stage[]): readonly Stage[] => (filter.length > 0 ? filter : stages)
