import { describe, expect, test } from 'vitest'
import {
  beginningText,
  comingText,
  correctionHint,
  factsOf,
  firstDayHint,
  isDatedChanged,
  stateOf,
  storedOn,
  type Period,
} from './periods.ts'

const TODAY = '2026-06-01'
const london = 'a0000000-0000-4000-8000-000000000001'
const truro = 'a0000000-0000-4000-8000-000000000002'
const siteName = (uuid: string): string => (uuid === london ? 'London' : 'Truro')
const first: Period = { from: null, grade: 'D', site: london, type: 'paralegal', isPanelMember: false }
const qualified: Period = { ...first, from: '2025-03-01', grade: 'C', type: 'solicitor' }
const moves: Period = { ...qualified, from: '2026-09-01', site: truro, isPanelMember: true }
const all = [first, qualified, moves]

test('the four facts that hold from a day are those that are asked about', () => {
  const row = { ...first, firstname: 'Ann', surname: 'Ash', uuid: 'u' }
  expect(isDatedChanged(row, { ...row, firstname: 'Anne', initials: 'AA', user: 'x' })).toBe(false)
  for (const change of [{ grade: 'C' }, { site: truro }, { type: 'solicitor' }, { isPanelMember: true }])
    expect([change, isDatedChanged(row, { ...row, ...change })]).toEqual([change, true])
})

test('the host may leave panel membership out: that is no change to no', () => {
  expect(isDatedChanged({ ...first, isPanelMember: null }, { ...first, isPanelMember: false })).toBe(false)
})

describe('a period', () => {
  test.each([
    [first, undefined],
    [qualified, 'in force'],
    [moves, 'coming'],
  ] as const)('%o is %s', (period, state) => {
    expect(stateOf(all, period, TODAY)).toBe(state)
  })

  test('begins at a day, or never began', () => {
    expect(all.map(beginningText)).toEqual(['Since the beginning', 'From 01/03/2025', 'From 01/09/2026'])
  })

  test('names its facts, and marks those that differ from the period before it', () => {
    const texts = (period: Period, before?: Period) =>
      factsOf(period, before, siteName).map(({ text, isChanged }) => (isChanged ? `*${text}` : text))
    expect(texts(first)).toEqual(['Grade D', 'Paralegal', 'London'])
    expect(texts(qualified, first)).toEqual(['*Grade C', '*Solicitor', 'London'])
    expect(texts(moves, qualified)).toEqual(['Grade C', 'Solicitor', '*Truro', '*Panel member'])
    expect(texts(qualified, moves)).toEqual(['Grade C', 'Solicitor', '*London', '*No panel member'])
  })
})

test('a coming period is told in the list, with what changes', () => {
  expect(comingText([first, qualified], TODAY, siteName)).toBeUndefined()
  expect(comingText(all, TODAY, siteName)).toBe('From 01/09/2026: Truro, Panel member')
  expect(comingText(undefined, TODAY, siteName)).toBeUndefined()
  const same = { ...qualified, from: '2026-10-01' }
  expect(comingText([qualified, same], TODAY, siteName)).toBe('From 01/10/2026: no change')
})

test.each([
  [[first], 'Changes it for all days, past years included.'],
  [[first, moves], 'Changes it for all days until 31/08/2026.'],
  [[first, qualified], 'Changes it from 01/03/2025 on.'],
  [all, 'Changes it from 01/03/2025 until 31/08/2026.'],
])('a correction of %o says which days it changes', (periods, hint) => {
  expect(correctionHint(periods, TODAY)).toBe(hint)
})

test.each([
  ['', undefined],
  ['no date', undefined],
  ['2026-10-01', undefined],
  ['2025-06-01', 'Holds until 31/08/2026; another period follows.'],
  ['2025-03-01', 'A period begins on this day already: it is corrected, until 31/08/2026.'],
  ['2026-09-01', 'A period begins on this day already: it is corrected.'],
])('the first day %s is explained by the other periods', (day, hint) => {
  expect(firstDayHint(all, day)).toBe(hint)
})

test('what is stored, on a day: of the periods as the service writes them', () => {
  const stored = {
    grade: 'C',
    version: '4',
    periods: [
      { from: null, grade: 'D', site: london, type: 'paralegal', is_panel_member: false },
      { from: '2025-03-01', grade: 'B', site: truro, type: 'solicitor', is_panel_member: true },
    ],
  }
  expect(storedOn(stored, '2025-02-28')).toMatchObject({ grade: 'D', site: london, isPanelMember: false, version: '4' })
  expect(storedOn(stored, '2025-03-01')).toMatchObject({ grade: 'B', site: truro, isPanelMember: true })
  expect(storedOn({ grade: 'C' }, '2025-03-01')).toEqual({ grade: 'C' })
})
