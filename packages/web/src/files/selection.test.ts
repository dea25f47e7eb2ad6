import { expect, test } from 'vitest'
import { countOf } from './selection.ts'

test('files and folders are counted apart', () => {
  const file = { isFile: true }
  const folder = { isFile: false }
  expect([[file], [file, file], [folder], [file, file, folder]].map(countOf)).toEqual([
    '1 file',
    '2 files',
    '1 folder',
    '2 files and 1 folder',
  ])
})
