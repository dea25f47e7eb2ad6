import type { FrozenCase } from '../frozen-case.ts'
import { text, type SheetModel } from './workbook.ts'

export const SNAPSHOT_SHEET = 'Snapshot'
/** The head of the hidden last column of a sheet of lines. */
export const LINE_ID = 'Line'

/** The hidden sheet of a workbook: the case, and the snapshot that it was made of by its hash. */
export const snapshotSheet = (frozen: FrozenCase, snapshot: string): SheetModel => ({
  name: SNAPSHOT_SHEET,
  widths: [14, 70],
  isHidden: true,
  rows: [
    [text('Case'), text(frozen.case.uuid)],
    [text('Snapshot'), text(snapshot)],
  ],
})
