import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../dev/property-runs.ts'
import type { AnyRow } from '../item-row.ts'
import {
  findCells,
  nextFound,
  planInWords,
  planReplace,
  replaceCells,
  withinRange,
  type FindQuery,
} from './find-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { answered, names, source } from './grid-rows.fixture.ts'
import { keptBy } from './grid-server.fixture.ts'
import { GridStore } from './grid-store.ts'

const LISTED = [
  answered('a', { date: '2019-12-20', time: 1, description: 'Reading the bundle (part 1)' }),
  answered('b', { date: '2020-01-03', time: 2, description: 'READING\nthe order', activityType: 'letter_in' }),
  answered('c', { date: '2020-01-04', time: 1, description: 'Call' }),
]
function gridOf(listed: readonly AnyRow[] = LISTED, lockedId = '') {
  const store = new GridStore(source, keptBy(new Map(listed.map((row) => [row.uuid, row]))), listed)
  const context: GridContext = {
    store,
    names,
    controls: source.controls,
    isLocked: ({ id }) => id === lockedId,
    today: () => '2026-03-05',
  }
  const { rows } = store.read()
  return { store, context, rows }
}
const query = (text: string, change: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isWholeCell: false,
  isCaseMatched: false,
  column: '',
  within: undefined,
  ...change,
})
/** The cells that have a text, as in `1 time`. */
const found = (text: string, change?: Partial<FindQuery>): string[] => {
  const { context, rows } = gridOf()
  return findCells(context, rows, query(text, change)).map(({ row, column }) => `${row + 1} ${names[column]}`)
}

test('the shown text is searched, in reading order', () => {
  expect(found('reading')).toEqual(['1 description', '2 description'])
  expect(found('Priya')).toEqual(['1 feeEarner', '2 feeEarner', '3 feeEarner'])
  expect(found('01/2020')).toEqual(['2 date', '3 date'])
  expect(found('1.00', { column: 'time' })).toEqual(['1 time', '3 time'])
})
test('signs stand for themselves, and nothing is found for no text', () => {
  expect(found('(part 1)')).toEqual(['1 description'])
  expect(found('.*')).toEqual([])
  expect(found('')).toEqual([])
})
test('by whole cells, by case, in one column, in the selection alone', () => {
  expect(found('reading', { isCaseMatched: true })).toEqual([])
  expect(found('call', { isWholeCell: true })).toEqual(['3 description'])
  expect(found('rea', { isWholeCell: true })).toEqual([])
  expect(found('1', { column: 'description' })).toEqual(['1 description'])
  const { context } = gridOf()
  const within = withinRange(context, { top: 1, bottom: 2, left: 0, right: names.length - 1 })
  expect(found('reading', { within })).toEqual(['2 description'])
})
test('the next place follows the active cell, and the first follows the last', () => {
  const cells = [
    { row: 0, column: 4 },
    { row: 2, column: 1 },
  ]
  expect(nextFound(cells, { row: 0, column: 4 }, 1)).toBe(cells[1])
  expect(nextFound(cells, { row: 3, column: 0 }, 1)).toBe(cells[0])
  expect(nextFound(cells, { row: 2, column: 1 }, -1)).toBe(cells[0])
  expect(nextFound(cells, { row: 0, column: 0 }, -1)).toBe(cells[1])
  expect(nextFound([], { row: 0, column: 0 }, 1)).toBeUndefined()
})

test('what would be replaced is said before it is, and stores nothing', () => {
  const { store, context, rows } = gridOf()
  const plan = planReplace(context, rows, query('reading'), 'Considering')
  expect(plan.changes.map(({ row, before, after }) => [row, before, after])).toEqual([
    [0, 'Reading the bundle (part 1)', 'Considering the bundle (part 1)'],
    // The lines of a text stay.
    [1, 'READING\nthe order', 'Considering\nthe order'],
  ])
  expect(planInWords(plan)).toBe('2 cells in 2 rows')
  expect(store.read().rows).toBe(rows)
})
test('each column reads its new text; one that does not take it is refused, with why', () => {
  const { context, rows } = gridOf()
  const dates = planReplace(context, rows, query('/2020', { column: 'date' }), '')
  expect(dates.changes).toEqual([])
  // Without its year it is of the year of the row above, over the turn of the year.
  const times = planReplace(context, rows, query('1.00', { column: 'time' }), '1:30')
  expect(times.changes.map(({ after }) => after)).toEqual(['1.50', '1.50'])
  const no = planReplace(context, rows, query('1.00', { column: 'time' }), 'soon')
  expect([no.changes, no.rows, no.refused.map(({ after }) => after)]).toEqual([[], [], ['soon', 'soon']])
  expect(no.refused[0]?.refusal).toMatch(/\.$/)
  expect(planInWords(no)).toBe('Nothing is replaced; 2 cells refused')
  const choice = planReplace(context, rows, query('Letter in', { column: 'activityType' }), 'Letter')
  expect(choice.refused.map(({ refusal }) => refusal)).toEqual(['There is no such choice, or more than one.'])
  const activity = planReplace(context, rows, query('Letter in', { column: 'activityType' }), 'Letter out')
  expect(activity.rows.map(({ values }) => values.activityType)).toEqual(['letter_out'])
})
test('a replacement is text, whatever signs it has', () => {
  const { context, rows } = gridOf()
  expect(planReplace(context, rows, query('Call'), "$& $1 $'").changes[0]?.after).toBe("$& $1 $'")
})
test('rows that are changed elsewhere stay and are counted', () => {
  const { context, rows } = gridOf(LISTED, 'a')
  const plan = planReplace(context, rows, query('reading'), 'Considering')
  expect(plan.rows.map(({ id }) => id)).toEqual(['b'])
  expect(planInWords(plan)).toBe('1 cell in 1 row; 1 row changed elsewhere is left')
})

test('replacing is one step: undone, every row is exactly as it was, and done again as it was after', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '.', '1', '\n'), minLength: 3, maxLength: 12 })
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      fc.string({ unit: fc.constantFrom('a', 'b', '.', '1'), minLength: 1, maxLength: 2 }),
      fc.string({ unit: fc.constantFrom('a', 'c', '$', '&', '2'), maxLength: 3 }),
      fc.boolean(),
      (texts, sought, by, isCaseMatched) => {
        const listed = texts.map((description, i) => answered(`r${i}`, { description, time: '1.10' }))
        const { store, context, rows } = gridOf(listed)
        const plan = planReplace(context, rows, query(sought, { isCaseMatched }), by)
        replaceCells(context, plan)
        const after = store.read().rows
        expect(store.read().history.done).toHaveLength(plan.changes.length > 0 ? 1 : 0)
        const refused = new Set(plan.refused.map(({ row, column }) => `${row} ${names[column]}`))
        for (const [i, description] of isCaseMatched ? texts.entries() : [])
          expect(after[i]?.values.description).toBe(
            refused.has(`${i} description`) ? description : description.replaceAll(sought, () => by),
          )
        if (plan.changes.length === 0) return
        store.undo()
        expect(store.read().rows.map(({ values }) => values)).toEqual(rows.map(({ values }) => values))
        store.redo()
        expect(store.read().rows.map(({ values }) => values)).toEqual(after.map(({ values }) => values))
      },
    ),
    { numRuns: runs(200) },
  )
})
