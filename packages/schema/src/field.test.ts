import { expect, test } from 'vitest'
import { check, field, type CaseFacts } from './field.ts'
import { text } from './structs.ts'

const facts: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }
const fields = {
  name: field(text(3, 10)),
  kind: field(text(1, 10)).optional(),
  times: field(text(1, 10)).when((draft) => draft.kind === 'timed'),
}

test('every missing value is reported at once', () => {
  expect(check(fields, { kind: 'timed' }, facts)).toEqual({
    problems: [
      { path: 'name', message: 'This is required.' },
      { path: 'times', message: 'This is required.' },
    ],
  })
})
test('spaces alone count as empty', () => {
  expect(check(fields, { name: '   ' }, facts).problems).toEqual([{ path: 'name', message: 'This is required.' }])
})
test('a field that does not apply is emptied, not saved', () => {
  expect(check(fields, { name: 'abc', kind: 'plain', times: 'hidden' }, facts)).toEqual({
    value: { name: 'abc', kind: 'plain', times: null },
  })
})
test('only required fields without a condition are always required', () => {
  expect(Object.entries(fields).map(([name, { isAlwaysRequired }]) => [name, isAlwaysRequired])).toEqual([
    ['name', true],
    ['kind', false],
    ['times', false],
  ])
})
