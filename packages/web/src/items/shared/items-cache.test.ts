import { expect, test } from 'vitest'
import { withChanges, withRow } from './items-cache.ts'

const rows = (uuids: string) => [...uuids].map((uuid) => ({ uuid }))
const placed = (present: string, uuid: string, order: string): string =>
  withRow(rows(present), { uuid }, [...order])
    .map((row) => row.uuid)
    .join('')

test('a new row comes last', () => {
  expect([placed('', 'a', ''), placed('ab', 'c', '')]).toEqual(['a', 'abc'])
})

test('a restored row comes back to its place, whatever was deleted or added meanwhile', () => {
  expect(['a', 'b', 'c'].map((uuid) => placed('abc'.replace(uuid, ''), uuid, 'abc'))).toEqual(['abc', 'abc', 'abc'])
  expect([placed('c', 'a', 'abc'), placed('a', 'c', 'abc'), placed('', 'b', 'abc')]).toEqual(['ac', 'ac', 'b'])
  expect([placed('abx', 'c', 'abc'), placed('x', 'a', 'a')]).toEqual(['abcx', 'ax'])
})

test('a row that is there is not there twice', () => {
  expect([placed('abc', 'b', 'abc'), placed('ab', 'b', '')]).toEqual(['abc', 'ab'])
})

test('several changes at once: what is gone leaves, what is new comes last, and nothing is there twice', () => {
  const changed = (present: string, added: string, removed: string): string =>
    withChanges(rows(present), { added: rows(added), removed: [...removed] })
      .map((row) => row.uuid)
      .join('')
  expect([changed('', 'ab', ''), changed('abcd', 'xy', 'bc'), changed('abc', 'b', 'z')]).toEqual(['ab', 'adxy', 'acb'])
})
