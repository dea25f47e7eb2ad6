import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import type { StoredRow } from '../item-row.ts'
import { fillCells } from './fill-cells.ts'
import { addsRows } from './fixed-cells.ts'
import { clearCells, deleteRows, duplicateRows, setField, writeCells, type GridContext } from './grid-actions.ts'
import type { GridSource } from './grid-source.ts'
import { GridStore } from './grid-store.ts'
import { planPaste } from './paste-plan.ts'
import type { GridServer } from './send-wishes.ts'

/** Rows of a name that is only read, and of hours or a sum: what is entered as the one takes the place of the other. */
const source: GridSource = {
  controls: {
    name: { label: 'Name', as: 'text' },
    hours: { label: 'Hours', as: 'hours' },
    sum: { label: 'Sum', as: 'money' },
  },
  valuesOf: ({ name, hours, sum }) => ({ name, hours, sum }),
  check: ({ values: { hours, sum } }) =>
    hours === '9.00' ? { problems: [{ path: 'hours', message: 'Too many.' }] } : { value: { hours, sum } },
  newValues: undefined,
  initialNames: [],
  together: (name) => (name === 'name' ? ['name'] : ['hours', 'sum']),
  asEntered: (before, after) => (after.hours === before.hours ? { ...after, hours: '' } : { ...after, sum: '' }),
}
const names = ['name', 'hours', 'sum']
const HOURS = 1
const SUM = 2

/** A server that works out a sum of ten an hour. */
function gridOf() {
  const kept = new Map<string, StoredRow>(
    ['a', 'b', 'c'].map((uuid) => [uuid, { uuid, version: '1', name: uuid, hours: '', sum: '' }]),
  )
  const server: GridServer = {
    change: async (changes) =>
      changes.map((change) => {
        if (change.action !== 'edit') throw new Error(change.action)
        const { hours, sum } = change.input as Record<string, string>
        const worked = hours === '' ? sum : `${10 * Number(hours)}.00`
        const row = {
          uuid: change.uuid,
          version: `${Number(change.version) + 1}`,
          name: change.uuid,
          hours,
          sum: worked,
        }
        kept.set(change.uuid, row)
        return { item: row }
      }),
    settle: async () => undefined,
    most: 2,
    isSafeAgain: true,
    canRestore: false,
    line: { isDown: () => false, back: async () => undefined },
    refetch: () => undefined,
    sayKept: () => undefined,
  }
  const store = new GridStore(source, server, [...kept.values()])
  const context: GridContext = {
    store,
    names,
    controls: source.controls,
    isLocked: () => false,
    isFixed: (row, name) => name === 'name' || (row.id === 'c' && name === 'hours'),
    today: () => '2026-03-05',
  }
  const shown = (): unknown[][] => store.read().rows.map(({ values }) => names.map((name) => values[name]))
  const still = async (ids: string[]): Promise<void> => {
    store.save(ids)
    await store.settled(ids)
  }
  return { store, context, shown, still, kept }
}
const cell = (row: number, column: number, bottom = row, right = column) => ({ top: row, bottom, left: column, right })

test('given rows have no free one, and none is copied or deleted', () => {
  const { store, context, shown } = gridOf()
  expect(shown()).toHaveLength(3)
  expect([addsRows(context), duplicateRows(context, cell(0, 0)), deleteRows(context, cell(0, 0))]).toEqual([
    false,
    [],
    0,
  ])
  expect(store.read().rows).toHaveLength(3)
})

test('what is only read stays, whichever way it is written', () => {
  const { context, shown } = gridOf()
  writeCells(context, cell(0, 0), { text: 'Other' })
  clearCells(context, cell(0, 0, 2))
  setField(context, cell(0, 0, 2), 'name', 'Other')
  fillCells(context, cell(0, HOURS, 2), { row: 0, column: HOURS }, { text: '2' })
  expect(shown()).toEqual([
    ['a', '2.00', ''],
    ['b', '2.00', ''],
    ['c', '', ''],
  ])
})

test('a paste leaves out what is only read, and what is below the last row', () => {
  const { context, store } = gridOf()
  const plan = planPaste(
    { ...context, source, rows: store.read().rows, at: { row: 1, column: 0 }, today: '2026-03-05' },
    [
      ['x', '1'],
      ['y', '2'],
      ['z', '3', '4'],
    ], // the row of `c` takes no hours
  )
  expect(plan.rows.map(({ id, values }): unknown[] => [id, values.hours])).toEqual([['b', '1.00']])
  expect([plan.added, plan.leftOut]).toEqual([0, 6])
})

test('a sum takes the place of hours; what the server works out stands beside them', async () => {
  const { store, context, shown, still } = gridOf()
  await still(writeCells(context, cell(0, HOURS), { text: '2' }))
  expect(shown()[0]).toEqual(['a', '2.00', '20.00'])
  await still(writeCells(context, cell(0, SUM), { text: '15' }))
  expect(shown()[0]).toEqual(['a', '', '15.00'])
  const undo = async (): Promise<unknown> => {
    await store.settled(store.undo()?.ids ?? [])
    return shown()[0]
  }
  // Back to the hours, and to nothing at all: the sum that was worked out goes with them.
  expect(await undo()).toEqual(['a', '2.00', '20.00'])
  expect(await undo()).toEqual(['a', '', ''])
})

test('what is typed while a row is stored takes the place of what comes back for it', async () => {
  const { store, context, shown, still } = gridOf()
  const ids = writeCells(context, cell(0, HOURS), { text: '2' })
  store.save(ids)
  await Promise.resolve()
  writeCells(context, cell(0, SUM), { text: '15' })
  await store.settled(ids)
  expect(shown()[0]).toEqual(['a', '', '15.00'])
  await still(ids)
  expect(shown()[0]).toEqual(['a', '', '15.00'])
})

test('a row follows the list when what was entered of it is taken away elsewhere', async () => {
  const { store, context, shown, still } = gridOf()
  await still(writeCells(context, cell(0, SUM), { text: '15' }))
  const blank = ['a', 'b', 'c'].map((uuid) => ({ uuid, version: '0', name: uuid, hours: '', sum: '' }))
  store.sync(blank)
  expect(shown()[0]).toEqual(['a', '', ''])
})

test('a row with a problem waits for its mending, the others are stored', async () => {
  const { store, context, kept } = gridOf()
  const ids = fillCells(context, cell(0, SUM, 2), { row: 0, column: SUM }, { text: '7' }).ids
  store.save(ids)
  await store.settled(ids)
  store.save(writeCells(context, cell(1, HOURS), { text: '9' }))
  await store.settled(['b'])
  const stored = [...kept.values()].map((row: Draft) => row.sum)
  expect([stored, store.read().rows.map(({ problems }) => problems.length)]).toEqual([
    ['7.00', '7.00', '7.00'],
    [0, 1, 0],
  ])
})
