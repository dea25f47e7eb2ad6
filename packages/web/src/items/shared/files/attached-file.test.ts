import { expect, test } from 'vitest'
import { mergeFiles, uuidsOf } from './attached-file.ts'

test('what two people attached and detached at the same time is kept of both', () => {
  expect(mergeFiles(['a', 'b'], ['a', 'c'], ['a', 'b', 'd'])).toEqual(['a', 'd', 'c'])
  expect(mergeFiles(['a'], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(mergeFiles(['a', 'b'], [], ['b', 'c'])).toEqual(['c'])
  expect(mergeFiles([], ['a'], [])).toEqual(['a'])
})

test('a row whose host does not tell its documents has none', () => {
  expect(uuidsOf(null)).toEqual([])
  expect(uuidsOf([{ id: 'a', uuid: 'a', name: null, size: null, path: [] }])).toEqual(['a'])
})
