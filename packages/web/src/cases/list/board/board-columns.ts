import { stages, type Stage } from '@costdraft/costing'
import type { CaseRow } from '../case-columns.tsx'

function newestFirst(a: CaseRow, b: CaseRow): number {
  if (a.updatedAt === b.updatedAt) return 0
  return a.updatedAt < b.updatedAt ? 1 : -1
}

/** The cases of each stage, last updated first, so that a moved card appears at the top. */
export function groupByStage(rows: readonly CaseRow[]): Record<Stage, readonly CaseRow[]> {
  const inStage = (stage: Stage): CaseRow[] => rows.filter((row) => row.stage === stage).toSorted(newestFirst)
  return {
    in_progress: inStage('in_progress'),
    in_review: inStage('in_review'),
    blocked: inStage('blocked'),
    complete: inStage('complete'),
  }
}

/** The stages shown under a stage filter; all of them where it is empty. */
export const visibleStages = (filter: readonly Stage[]): readonly Stage[] => (filter.length > 0 ? filter : stages)
