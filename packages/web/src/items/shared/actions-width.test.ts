import { expect, test } from 'vitest'
import { actionsWidth } from './actions-width.ts'
import type { RowHandlers } from './row-handlers.ts'
import type { AnyRow } from './item-row.ts'

const nothing = (): void => undefined
const reads: RowHandlers = { openFiles: nothing, openComments: nothing, change: undefined }
const edits: RowHandlers = { ...reads, change: { edit: nothing, remove: nothing } }
const rowWith = (files: number | undefined, open: number): AnyRow =>
  ({
    uuid: 'r',
    ...(files !== undefined && { files: Array.from({ length: files }, () => ({})) }),
    comments: Array.from({ length: open }, () => ({ resolvedBy: null })),
  }) as unknown as AnyRow
const parent = { parentOf: () => ({ tab: 'hearings', name: 'hearing', uuid: 'h' }) }

test('the text makes room for the buttons of its row, and for the numbers beside them', () => {
  expect(actionsWidth({}, rowWith(undefined, 0), reads)).toBe(26)
  expect(actionsWidth({}, rowWith(undefined, 0), edits)).toBe(76)
  expect(actionsWidth({}, rowWith(0, 0), edits)).toBe(102)
  expect(actionsWidth({}, rowWith(2, 12), edits)).toBe(102 + 10 + 18)
  // Without documents there is no button for whoever only reads.
  expect(actionsWidth({}, rowWith(0, 0), reads)).toBe(26)
})

test('or for the link to what the row belongs to', () =>
  expect(actionsWidth(parent, rowWith(0, 0), edits)).toBe(2 + 8 * 'Its hearing'.length))
