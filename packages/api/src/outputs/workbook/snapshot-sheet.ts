import type { FrozenCase } from '../frozen-case.ts'
import { date, text, type SheetModel } from './workbook.ts'

export const SNAPSHOT_SHEET = 'Snapshot'
/** The head of the hidden last column of a sheet of lines. */
export const LINE_ID = 'Line'

/** The labels of what the hidden sheet of a workbook says. */
export const snapshotLabels = {
  case: 'Case',
  snapshot: 'Snapshot',
  caseName: 'Name of the case',
  completed: 'Completed',
} as const

/**
 * The hidden sheet of a workbook: the case, and the snapshot that it was made of by its hash; by what name and of which
 * completion, none of a draft, is for whoever reads it.
 */
export const snapshotSheet = (frozen: FrozenCase, snapshot: string): SheetModel => ({
  name: SNAPSHOT_SHEET,
  widths: [14, 70],
  isHidden: true,
  rows: [
    [text(snapshotLabels.case), text(frozen.case.uuid)],
    [text(snapshotLabels.snapshot), text(snapshot)],
    [text(snapshotLabels.caseName), text(frozen.case.caseName)],
    [text(snapshotLabels.completed), date(frozen.isDraft ? null : frozen.completedAt.slice(0, 10))],
  ],
})
