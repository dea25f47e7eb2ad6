import { expect, test } from 'vitest'
import { buttonText, filterOfScope, planInWords, rulingOf, type WantedRuling } from './wanted-ruling.ts'

const wanted: WantedRuling = {
  scope: 'all',
  head: 'profit_costs',
  column: 'allowed',
  way: 'percent',
  percent: '75',
  rate: '',
  reason: '',
  isEmptyOnly: true,
}
const counts = { lines: 14, offers: 1, rulings: 6 }

test('a ruling is sent as it is entered, in any notation of a figure', () => {
  expect(rulingOf(wanted)).toEqual({ ruling: { column: 'allowed', percent: 75, emptyOnly: true } })
  expect(rulingOf({ ...wanted, percent: ' 66.67 %', reason: 'time', isEmptyOnly: false })).toEqual({
    ruling: { column: 'allowed', percent: 66.67, reason: 'time' },
  })
  expect(rulingOf({ ...wanted, way: 'rate', rate: '£1,200', column: 'offered' })).toEqual({
    ruling: { column: 'offered', rate: 1200, emptyOnly: true },
  })
  expect(rulingOf({ ...wanted, way: 'claimed' })).toEqual({
    ruling: { column: 'allowed', percent: 100, emptyOnly: true },
  })
  expect(rulingOf({ ...wanted, way: 'clear', reason: 'time' })).toEqual({ ruling: { column: 'allowed', clear: true } })
})
test('a figure that is none is refused before it is sent', () => {
  expect(rulingOf({ ...wanted, percent: '' })).toEqual({ problem: 'This is required.' })
  expect(rulingOf({ ...wanted, percent: '101' })).toEqual({ problem: 'Enter a number between 0 and 100.' })
  expect(rulingOf({ ...wanted, way: 'rate', rate: 'much' })).toHaveProperty('problem')
})
test('it says how many lines it is about', () => {
  expect(planInWords(counts, wanted)).toBe('14 lines: 6 have a ruling and stay as they are, 8 are ruled on.')
  expect(planInWords(counts, { ...wanted, isEmptyOnly: false })).toBe(
    '14 lines: 6 have a ruling already, which is replaced.',
  )
  expect(planInWords(counts, { ...wanted, column: 'offered' })).toBe(
    '14 lines: 1 has an offer and stays as it is, 13 are ruled on.',
  )
  expect(planInWords(counts, { ...wanted, way: 'clear' })).toBe('14 lines: 6 have a ruling, which is taken away.')
  expect(planInWords({ ...counts, rulings: 0 }, { ...wanted, way: 'rate' })).toBe(
    '14 lines. Those that are not by the hour stay as they are.',
  )
  expect(planInWords({ ...counts, offers: 0 }, { ...wanted, column: 'offered', way: 'clear' })).toBe(
    '14 lines: there is nothing to clear.',
  )
  expect([
    buttonText(counts, wanted),
    buttonText(counts, { ...wanted, way: 'clear' }),
    buttonText(undefined, wanted),
  ]).toEqual(['Rule on 8 lines', 'Clear 6 lines', 'Rule'])
})
test('the lines of a scope are a filter', () => {
  const given = { selected: ['a', 'b'], filter: { states: ['unruled' as const] } }
  const of = (part: Partial<WantedRuling>) => filterOfScope({ ...wanted, ...part }, given)
  expect(of({ scope: 'selected' })).toEqual({ uuids: ['a', 'b'] })
  expect(of({ scope: 'filter' })).toEqual({ states: ['unruled'] })
  expect(of({ scope: 'all' })).toBeUndefined()
  expect(of({ scope: 'head' })).toEqual({ heads: ['profit_costs'] })
  expect(of({ scope: 'head', head: 'advocacy non_molestation_order' })).toEqual({
    heads: ['advocacy'],
    part: 'non_molestation_order',
  })
})
