import { expect, test } from 'vitest'
import type { Draft } from '@costdraft/schema/field.ts'
import { copyFromAbove, fillCells, filledInWords, writeToday } from './fill-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { answered, names, source } from './grid-rows.fixture.ts'
import { keptBy } from './grid-server.fixture.ts'
import { GridStore } from './grid-store.ts'
import type { Cell, Range } from './selection.ts'

const [DATE, ACTIVITY, TIME, DESCRIPTION] = ['date', 'activityType', 'time', 'description'].map((name) =>
  names.indexOf(name),
) as [number, number, number, number]

/** A grid of three rows, of which the last may be changed elsewhere. */
function gridOf({ isLocked = false } = {}) {
  const listed = [
    answered('a', { date: '2019-12-20', time: 1 }),
    answered('b', { date: '2020-01-03', time: 2, activityType: 'letter_in' }),
    answered('c', { date: '2020-01-04', time: 3 }),
  ]
  const store = new GridStore(source, keptBy(new Map(listed.map((row) => [row.uuid, row]))), listed)
  const context: GridContext = {
    store,
    names,
    controls: source.controls,
    isLocked: ({ id }) => isLocked && id === 'c',
    today: () => '2026-03-05',
  }
  const column = (name: string): unknown[] => store.read().rows.map(({ values }) => values[name])
  const values = (): readonly Draft[] => store.read().rows.map((row) => row.values)
  return { context, store, column, values }
}
const range = (top: number, bottom: number, left: number, right = left): Range => ({ top, bottom, left, right })
const at = (row: number, column: number): Cell => ({ row, column })

test('what is typed goes into every selected cell of its column, as one step', () => {
  const { context, store, column, values } = gridOf()
  const before = values()
  const filled = fillCells(context, range(0, 2, TIME), at(0, TIME), { text: '1:30' })
  expect(column('time')).toEqual(['1.50', '1.50', '1.50', ''])
  expect([filled.cells, store.read().history.done.map(({ label }) => label)]).toEqual([3, ['filling 3 cells']])
  store.undo()
  expect(values()).toEqual(before)
})

test('without typing it is the value of the active cell', () => {
  const { context, column } = gridOf()
  fillCells(context, range(0, 2, ACTIVITY), at(1, ACTIVITY), undefined)
  expect(column('activityType').slice(0, 3)).toEqual(['letter_in', 'letter_in', 'letter_in'])
})

test('each column reads the text; one that does not take it says so and stays as it is', () => {
  const { context, column } = gridOf()
  const filled = fillCells(context, range(0, 1, TIME, DESCRIPTION), at(0, DESCRIPTION), { text: 'Reading' })
  expect(column('time').slice(0, 2)).toEqual(['1.00', '2.00'])
  expect(column('description').slice(0, 3)).toEqual(['Reading', 'Reading', 'Row c'])
  expect([...filled.refused.keys()]).toEqual(['time'])
  expect(filledInWords('Filled 2 cells.', filled)).toMatch(/^Filled 2 cells\. Time: .+\.$/)
})

test('a choice that was marked is its name to other columns', () => {
  const { context, column } = gridOf()
  fillCells(context, range(0, 0, ACTIVITY, DESCRIPTION), at(0, ACTIVITY), { value: 'letter_out' })
  expect([column('activityType')[0], column('time')[0], column('description')[0]]).toEqual([
    'letter_out',
    '1.00',
    'Letter out',
  ])
})

test('rows that are changed elsewhere stay and are counted; the free row is begun only where one is in it', () => {
  const { context, column } = gridOf({ isLocked: true })
  const filled = fillCells(context, range(1, 3, TIME), at(1, TIME), { text: '4' })
  expect(column('time')).toEqual(['1.00', '4.00', '3.00', ''])
  expect(filledInWords('Filled 1 cell.', filled)).toBe('Filled 1 cell. 1 row stays, which is changed elsewhere.')
  fillCells(context, range(1, 3, TIME), at(3, TIME), { text: '5' })
  expect(column('time').slice(0, 4)).toEqual(['1.00', '5.00', '3.00', '5.00'])
})

test('a date without a year is of the year of the nearest row above the selection that has one', () => {
  const { context, store, column } = gridOf()
  store.put('emptying', [{ id: 'b', values: { ...store.read().rows[1]?.values, date: 'soon' } }])
  fillCells(context, range(2, 2, DATE, TIME), at(2, DATE), { text: '15/5' })
  expect(column('date')[2]).toBe('2019-05-15')
})

test('today is written into date cells alone', () => {
  const { context, column, values } = gridOf()
  const before = values()
  expect(writeToday(context, range(0, 2, TIME, DESCRIPTION), at(0, TIME))).toMatchObject({ cells: 0, ids: [] })
  expect(values()).toEqual(before)
  expect(writeToday(context, range(0, 1, DATE, DESCRIPTION), at(0, TIME)).cells).toBe(2)
  expect(column('date').slice(0, 3)).toEqual(['2026-03-05', '2026-03-05', '2020-01-04'])
  expect(column('description').slice(0, 2)).toEqual(['Row a', 'Row b'])
})

test('the cells above are copied, of each column; above the first row there is nothing', () => {
  const { context, column } = gridOf()
  expect(copyFromAbove(context, range(0, 0, TIME), at(0, TIME))).toBeUndefined()
  copyFromAbove(context, range(1, 2, ACTIVITY, TIME), at(1, ACTIVITY))
  expect(column('time').slice(0, 3)).toEqual(['1.00', '1.00', '1.00'])
  expect(column('activityType')[1]).toBe('preparation')
  expect(column('description')[1]).toBe('Row b')
})
