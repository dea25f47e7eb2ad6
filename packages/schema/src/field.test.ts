import { counselLevelsOf, type AdvocacyScheme } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { check, field, type CaseFacts, type Draft } from './field.ts'
import { oneOf, text } from './structs.ts'

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

test('what may be chosen can depend on the record and on its case, whatever else the field declares', () => {
  const choices = {
    kind: field(oneOf(['day', 'night'])),
    level: field(oneOf(['junior', 'leading', 'senior']))
      .among(({ kind }, { advocacyScheme }) => (kind === 'night' ? ['senior'] : counselLevelsOf(advocacyScheme)))
      .optional(),
  }
  const problems = (draft: Draft, scheme: AdvocacyScheme | null) =>
    check(choices, draft, { ...facts, advocacyScheme: scheme }).problems
  expect(problems({ kind: 'day', level: 'senior' }, null)).toBeUndefined()
  expect(problems({ kind: 'day', level: 'leading' }, 'leading_counsel_solicitor')).toBeUndefined()
  expect(problems({ kind: 'day', level: 'senior' }, 'leading_counsel_junior_counsel')).toEqual([
    { path: 'level', message: 'Choose one of leading, junior.' },
  ])
  expect(problems({ kind: 'night', level: 'junior' }, null)).toEqual([
    { path: 'level', message: 'Choose one of senior.' },
  ])
  expect(problems({ kind: 'day', level: 'junior' }, 'solicitor_advocate')).toEqual([
    { path: 'level', message: 'This case has nothing to choose from here.' },
  ])
  expect(problems({ kind: 'day' }, 'solicitor_advocate')).toBeUndefined()
})
