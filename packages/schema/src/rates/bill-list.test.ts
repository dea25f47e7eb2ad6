import { expect, test } from 'vitest'
import { check } from '../field.ts'
import { billListEntryFields } from './bill-list.ts'

const entry = { code: 'A', name: 'Visits', source: 'Template of the SCCO', from: '2024-01-01' }
const problemsOf = (change: object) =>
  check(billListEntryFields('2026-02-28'), { ...entry, ...change }).problems?.map(({ path }) => path)

test('an entry has a code, a name, a source and the first day of the source', () => {
  expect(check(billListEntryFields('2026-02-28'), entry).value).toEqual({ ...entry, position: null, retired: null })
  expect(check(billListEntryFields('2026-02-28'), {}).problems?.map(({ path }) => path)).toEqual([
    'code',
    'name',
    'source',
    'from',
  ])
})

test.each([
  [{ code: 'x'.repeat(20) }, undefined],
  [{ code: 'x'.repeat(21) }, ['code']],
  [{ code: '  ' }, ['code']],
  [{ name: 'ab' }, ['name']],
  [{ name: 'x'.repeat(101) }, ['name']],
  [{ source: 'x'.repeat(251) }, ['source']],
  [{ source: 'ab' }, ['source']],
  [{ from: '1989-12-31' }, ['from']],
  [{ position: '7' }, undefined],
  [{ position: 0 }, ['position']],
  [{ position: 1.5 }, ['position']],
  [{ retired: 'yes' }, ['retired']],
])('%j: %j', (change, paths) => {
  expect(problemsOf(change)).toEqual(paths)
})
