import { expect, test } from 'vitest'
import { importedText, undoneText } from './outcome-text.ts'

const nothing = { added: 0, updated: 0, unchanged: 0, estimated: 0 }

test('an import says what it added, updated, found and left out', () => {
  expect(importedText({ added: 1, updated: 1_200, unchanged: 1, estimated: 2, left_out: 3 })).toBe(
    '1 row added, 1,200 rows updated. 1 row was here already. 3 rows left out. 2 rows without a time are estimated and marked: check them.',
  )
  expect(importedText({ ...nothing, unchanged: 2 })).toBe('Nothing has changed. 2 rows were here already.')
})
test('undoing says what was removed, set back and kept', () => {
  expect(undoneText({ removed: 58, restored: 1, kept: [] })).toBe('58 rows removed, 1 row set back.')
  expect(undoneText({ removed: 0, restored: 0, kept: [{ uuid: 'a', row: 4, message: 'Changed.' }] })).toBe(
    'Nothing was left to undo. 1 row kept, because someone changed it since.',
  )
})
