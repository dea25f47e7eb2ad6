import { beforeEach, expect, test, vi } from 'vitest'
import type { AnyRow } from '../item-row.ts'
import { again } from './again.ts'
import { answered, EARNER, newItem, source } from './grid-rows.fixture.ts'
import { isFree, isRefused } from './grid-rows.ts'
import { gridServer, type Line } from './grid-server.fixture.ts'
import { GridStore } from './grid-store.ts'
import { saveStatusOf } from './save-status.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const typed = { date: '2025-02-03', feeEarner: EARNER, activityType: 'preparation', time: '1.50', description: 'Typed' }

/** A grid whose line is as `lines` says, request by request, and is back when `back` is called. */
function gridOn(lines: Line[], { isSafeAgain = true, uuids = ['a', 'b'] } = {}) {
  const kept = new Map(uuids.map((uuid): [string, AnyRow] => [uuid, answered(uuid)]))
  const waiting: (() => void)[] = []
  const { server, requests, changeByOther } = gridServer(kept, {
    line: () => lines.shift() ?? 'fine',
    isSafeAgain,
    back: () => new Promise((resolve) => waiting.push(resolve)),
  })
  const store = new GridStore(source, server, [...kept.values()])
  return {
    kept,
    store,
    /** The grid of a page that is opened anew. */
    opened: () => new GridStore(source, server, [...kept.values()]),
    changeByOther,
    actions: () => requests.map((changes) => changes.map(({ action }) => action).join(' ')),
    back: () => {
      for (const resolve of waiting.splice(0)) resolve()
    },
    /** Nothing is under way. */
    still: () => store.settled([]),
    said: () => saveStatusOf(store.read(), store.unsaved().length).words,
    paste: (...texts: string[]) =>
      store.save(
        store.put(
          'pasting',
          texts.map((description) => ({ values: { ...newItem(), ...typed, description } })),
        ),
      ),
    shown: () => store.read().rows.filter((row) => !isFree(row)),
    described: () => [...kept.values()].map((row) => (row as unknown as { description: string }).description),
  }
}

test('rows that are typed while the line is down are kept, counted, and stored in their order once it is back', async () => {
  const { paste, still, said, shown, store, back, described, actions } = gridOn(['down'])
  paste('First row')
  expect(said()).toBe('1 row not saved yet')
  await still()
  expect(said()).toBe('Offline: 1 row kept here')
  paste('Second row', 'Third row')
  expect(said()).toBe('Offline: 3 rows kept here')
  // They are no problem, and nothing is sent while the line is down.
  expect([shown().some(isRefused), actions()]).toEqual([false, ['add']])
  expect(store.unsaved().map(({ values }) => values.description)).toEqual(['First row', 'Second row', 'Third row'])
  back()
  await vi.waitFor(() => expect(said()).toBe('All rows saved'))
  expect(described().slice(2)).toEqual(['First row', 'Second row', 'Third row'])
})

test('what was stored although nobody heard of it is stored once, also where it was changed or deleted since', async () => {
  const { paste, still, said, shown, store, back, described } = gridOn(['cut'])
  paste('Left as it was', 'Changed since', 'Deleted since')
  await still()
  expect(described()).toHaveLength(5)
  const [, , , changed, deleted] = shown()
  store.put('typing', [{ id: changed!.id, values: { ...changed!.values, description: 'Changed' } }])
  store.remove('deleting 1 row', [deleted!.id])
  expect(shown()).toHaveLength(4)
  back()
  await vi.waitFor(() => expect(said()).toBe('All rows saved'))
  expect(described().slice(2)).toEqual(['Left as it was', 'Changed'])
})

test('what is undone while the line is down is said to be undone once it is, and is stored so', async () => {
  const { kept, still, said, store, back, described } = gridOn(['cut', 'down'])
  const [row] = store.read().rows
  store.save(store.put('typing in Time', [{ id: 'a', values: { ...row!.values, time: '7.50' } }]))
  await still()
  expect(kept.get('a')).toMatchObject({ time: 7.5 })
  expect(await again(store, 'undo')).toBe('Undone here, not saved yet: typing in Time.')
  expect(said()).toBe('Offline: 1 row kept here')
  back()
  await vi.waitFor(() => expect(store.read().isOffline).toBe(true))
  await still()
  back()
  await vi.waitFor(() => expect(said()).toBe('All rows saved'))
  expect([kept.get('a'), described()]).toMatchObject([{ time: 1 }, ['Row a', 'Row b']])
  expect(await again(store, 'redo')).toBe('Done again: typing in Time.')
  expect(await again(store, 'redo')).toBe('Nothing to do again.')
})

test('rows that are deleted while the line is down are deleted once it is back, and kept as that if the page goes', async () => {
  const { still, said, store, back, described } = gridOn(['down'])
  store.remove('deleting 1 row', ['a'])
  await still()
  expect(said()).toBe('Offline: 1 row kept here')
  const unsaved = store.unsaved()
  const later = gridOn([])
  later.store.restoreUnsaved(unsaved)
  expect(later.shown().map(({ id }) => id)).toEqual(['b'])
  await later.still()
  expect(later.described()).toEqual(['Row b'])
  back()
  await vi.waitFor(() => expect(said()).toBe('All rows saved'))
  expect(described()).toEqual(['Row b'])
})

test.each([[['fine', 'down'] as Line[]], [['fine', 'cut'] as Line[]]])(
  'a deletion that is undone while the line is down (%j) stays undone if the page goes',
  async (lines) => {
    const { kept, still, said, store } = gridOn(lines)
    store.remove('deleting 1 row', ['a'])
    await still()
    expect([...kept.keys()]).toEqual(['b'])
    store.undo()
    const before = store.unsaved()
    await still()
    expect(said()).toBe('Offline: 1 row kept here')
    for (const unsaved of [before, store.unsaved()]) {
      const later = gridOn([])
      later.store.remove('deleting 1 row', ['a'])
      await later.still()
      const opened = later.opened()
      opened.restoreUnsaved(JSON.parse(JSON.stringify(unsaved)) as typeof unsaved)
      opened.save()
      await opened.settled([])
      expect([later.described().toSorted(), opened.unsaved()]).toEqual([['Row a', 'Row b'], []])
    }
  },
)

test('a host that keeps no keys is not sent a new row again that it may have; one that was not sent goes by itself', async () => {
  const { paste, still, said, store, back, shown, described } = gridOn(['cut'], { isSafeAgain: false })
  paste('May be stored')
  await still()
  paste('Not sent')
  expect(shown().map(isRefused)).toEqual([false, false, true, false])
  back()
  await vi.waitFor(() => expect(store.read().waiting).toBe(0))
  expect([described().slice(2), said()]).toEqual([['May be stored', 'Not sent'], ''])
})

test('an undoing that others stand in the way of is not said to be done', async () => {
  const { store, changeByOther, still } = gridOn([])
  store.save(store.put('pasting 1 row', [{ values: { ...newItem(), ...typed } }]))
  await still()
  changeByOther('s1', { description: 'Theirs' })
  expect(await again(store, 'undo')).toBe('Not undone in 1 row: pasting 1 row.')
})
