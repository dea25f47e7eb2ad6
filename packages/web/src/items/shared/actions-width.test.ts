import { expect, test } from 'vitest'
import { actionsWidths } from './actions-width.ts'
import type { RowHandlers } from './row-handlers.ts'
import type { AnyRow } from './item-row.ts'

const nothing = (): void => undefined
const reads: RowHandlers = { openFiles: nothing, openComments: nothing, change: undefined }
const edits: RowHandlers = { ...reads, change: { edit: nothing, remove: nothing } }
const rowWith = (files: number, open: number): AnyRow =>
  ({
    uuid: 'r',
    files: Array.from({ length: files }, () => ({})),
    comments: Array.from({ length: open }, () => ({ resolvedBy: null })),
  }) as unknown as AnyRow
const shown = (handlers: RowHandlers, files: number, open: number): boolean[] => {
  const { shown: width, all } = actionsWidths({}, rowWith(files, open), handlers)
  return [width === '0px', width === all]
}

test('the text makes room for what is always shown at its end, and for nothing else', () => {
  expect(shown(edits, 0, 0)).toEqual([true, false])
  expect(shown(edits, 0, 1)).toEqual([false, false])
  // The number of documents stands before the buttons that are hidden, whoever reads the row.
  expect(shown(edits, 2, 0)).toEqual([false, true])
  expect(shown(reads, 2, 0)).toEqual([false, true])
  expect(shown(reads, 2, 1)).toEqual([false, true])
})
