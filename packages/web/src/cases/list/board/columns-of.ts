import { stages, type Stage } from '@costdraft/costing'
import type { CaseRow } from '../case-columns.tsx'

const newestFirst = (a: CaseRow, b: CaseRow): number =>
  a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0

/** The cases of each stage, newest change first: one that was just moved is at the top. */
export function byStage(rows: readonly CaseRow[]): Record<Stage, readonly CaseRow[]> {
  const of = (stage: Stage): CaseRow[] => rows.filter((row) => row.stage === stage).toSorted(newestFirst)
  return {
    in_progress: of('in_progress'),
    in_review: of('in_review'),
    blocked: of('blocked'),
    complete: of('complete'),
  }
}

/** The columns that a filter leaves: without one, all. */
export const columnsOf = (asked: readonly Stage[]): readonly Stage[] => (asked.length > 0 ? asked : stages)
