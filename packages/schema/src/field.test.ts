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

test('of a stored record only what is changed is judged, whatever rule what stands would break', () => {
  const limited = {
    name: field(text(3, 5)),
    kind: field(oneOf(['day'])),
    level: field(text(3, 5)),
    note: field(text(3, 5)),
  }
  const stored = { draft: { name: 'too long', kind: 'dusk', level: 'four', note: '' }, facts }
  const wrong = (change: Draft) =>
    check(limited, { ...stored.draft, ...change }, facts, stored).problems?.map(({ path }) => path) ?? []
  expect(check(limited, { ...stored.draft, level: 'five ' }, facts, stored)).toEqual({
    value: { name: 'too long', kind: 'dusk', level: 'five', note: null },
  })
  expect(wrong({ name: 'too longer' })).toEqual(['name'])
  expect(wrong({ kind: 'dawn' })).toEqual(['kind'])
  expect(wrong({ level: '' })).toEqual(['level'])
  expect(wrong({ note: 'x' })).toEqual(['note'])
  expect(wrong({ name: 'short' })).toEqual([])
})

test('what a change makes required, or makes wrong, is judged although it is not changed itself', () => {
  const stored = { draft: { name: 'abc', kind: 'plain' }, facts }
  const problems = (kind: string) => check(fields, { ...stored.draft, kind }, facts, stored).problems
  expect(problems('other')).toBeUndefined()
  expect(problems('timed')).toEqual([{ path: 'times', message: 'This is required.' }])
  const choices = { kind: field(text(1, 10)), level: field(text(1, 10)).among(({ kind }) => [String(kind)]) }
  const before = { draft: { kind: 'day', level: 'day' }, facts }
  expect(check(choices, { ...before.draft, kind: 'night' }, facts, before).problems).toEqual([
    { path: 'level', message: 'Choose one of night.' },
  ])
})
