import { expect, test } from 'vitest'
import { rowWith } from '../report-row.examples.ts'
import { barsOf } from './bars.ts'
import { axisLabel, columnsOf } from './columns.ts'

const money = { kind: 'bars', measure: 'net' } as const

test('bars are as long as their figures, in the order of the table', () => {
  const rows = ['50.00', '200.00', '0.00'].map((net) => rowWith({ net }))
  expect(barsOf(money, rows).map(({ share }) => share)).toEqual([0.25, 1])
  expect(barsOf(money, []).length).toBe(0)
  expect(barsOf(money, [rowWith({})]).length).toBe(0)
})

test('a measure and the one beside it have one scale', () => {
  const rows = [rowWith({ medianDays: 5, longDays: 20 }), rowWith({ medianDays: 10, longDays: null })]
  const bars = barsOf({ kind: 'bars', measure: 'medianDays', beside: 'longDays' }, rows)
  expect(bars.map(({ share, beside }) => [share, beside])).toEqual([
    [0.25, 1],
    [0.5, 0],
  ])
})

test('of many rows the longest are drawn, in the order of the table', () => {
  const rows = Array.from({ length: 30 }, (_, i) => rowWith({ keys: [String(i)], net: String((i * 7) % 30) }))
  const drawn = barsOf(money, rows).map(({ row }) => Number(row.net))
  expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 18))
  expect(drawn).toEqual(rows.map(({ net }) => Number(net)).filter((net) => net >= 18))
})

test('no month is left out between the first and the last', () => {
  const rows = ['2026-02', '2025-11'].map((month) => rowWith({ keys: [month], net: '1.00', netBefore: '4.00' }))
  const columns = columnsOf({ kind: 'columns', measure: 'net', beside: 'netBefore' }, rows)
  expect(columns.map(({ key }) => key)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(columns.map(({ pieces, beside }) => [pieces[0]?.share, beside[0]?.share])).toEqual([
    [0.25, 1],
    [undefined, undefined],
    [undefined, undefined],
    [0.25, 1],
  ])
})

test('the rows of one day stand one upon the other', () => {
  const due = (day: string, person: string, count: number) => rowWith({ keys: [day, person], count })
  const columns = columnsOf({ kind: 'columns', measure: 'count' }, [
    due('2026-12-03', 'a', 1),
    due('2026-12-03', 'b', 3),
    due('2026-12-20', 'a', 2),
  ])
  expect(columns.map(({ key, pieces }) => [key, ...pieces.map(({ share }) => share)])).toEqual([
    ['2026-12-03', 0.25, 0.75],
    ['2026-12-20', 0.5],
  ])
})

test('a year is said where it begins', () => {
  expect(axisLabel('2025-12', undefined)).toEqual({ text: 'Dec', year: '’25' })
  expect(axisLabel('2026-01', '2025-12')).toEqual({ text: 'Jan', year: '’26' })
  expect(axisLabel('2026-02', '2026-01')).toEqual({ text: 'Feb', year: '' })
  expect(axisLabel('2026-03-29', '2026-03-28')).toEqual({ text: '29 Mar', year: '' })
})
