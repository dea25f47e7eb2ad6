import type { Draft } from '@costdraft/schema/field.ts'
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnyRow } from '../tab-definition.ts'
import { answered, EARNER, source } from './grid-rows.fixture.ts'
import { isChanged, isFree, isRefused, unsavedRows } from './grid-rows.ts'
import { GridStore, type GridServer } from './grid-store.ts'

/** What the requests of the grid would leave on a server: rows by their ids. Its answers come later, in order. */
function keptBy(kept: Map<string, AnyRow>, refuses: (input: Draft) => boolean = () => false) {
  const byKey = new Map<string, string>(),
    removed = new Map<string, AnyRow>()
  let count = 0
  const refuse = (input: Draft): void => {
    if (refuses(input)) throw new Error('No answer.')
  }
  const stored = (uuid: string, input: Draft, version: number): AnyRow => {
    const row = answered(uuid, { ...input, feeEarner: { uuid: input.feeEarner }, version: String(version) })
    kept.set(uuid, row)
    return row
  }
  const server: GridServer = {
    add: async (input, key) => {
      await Promise.resolve()
      refuse(input)
      const uuid = byKey.get(key) ?? `s${++count}`
      byKey.set(key, uuid)
      return stored(uuid, input, 1)
    },
    edit: async (base, input) => {
      await Promise.resolve()
      refuse(input)
      return { whose: 'mine', row: stored(base.uuid, input, Number(kept.get(base.uuid)?.version) + 1) }
    },
    remove: async (uuid) => {
      await Promise.resolve()
      removed.set(uuid, kept.get(uuid)!)
      kept.delete(uuid)
    },
    restore: async (uuid) => {
      await Promise.resolve()
      kept.set(uuid, removed.get(uuid)!)
      return removed.get(uuid)
    },
    refetch: () => undefined,
  }
  return server
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const typed = { date: '2025-02-03', feeEarner: EARNER, activityType: 'preparation', time: '1.50', description: 'Typed' }
const idle = async (store: GridStore): Promise<void> =>
  vi.waitFor(() => expect(store.read().waiting).toBe(0), { interval: 1 })
const freeOf = (store: GridStore) => store.read().rows.at(-1)!
/** Types into a row and leaves it. */
const enter = (store: GridStore, id: string, values: Draft): void => {
  const row = store.read().rows.find((one) => one.id === id)
  store.put('typing', [{ id, values: { ...row?.values, ...values } }])
  store.save([id])
}
const descriptions = (kept: ReadonlyMap<string, AnyRow>) => [...kept.values()].map(({ description }) => description)

test('a row is stored as one leaves it, and another follows it', async () => {
  const kept = new Map<string, AnyRow>(),
    store = new GridStore(source, keptBy(kept), [])
  expect(store.read().rows.map(isFree)).toEqual([true])
  enter(store, freeOf(store).id, typed)
  expect(freeOf(store).values).toMatchObject({ date: '2025-02-03', feeEarner: EARNER, activityType: '' })
  await idle(store)
  expect(descriptions(kept)).toEqual(['Typed'])
  expect(store.read().rows.map((row) => [isChanged(row), isFree(row)])).toEqual([
    [false, false],
    [false, true],
  ])
})

test('a row with a problem stays, and is stored once it is mended', async () => {
  const kept = new Map<string, AnyRow>(),
    store = new GridStore(source, keptBy(kept), []),
    { id } = freeOf(store)
  enter(store, id, { ...typed, time: 'soon' })
  await idle(store)
  expect(store.read().rows[0]).toMatchObject({ problems: [{ path: 'time' }] })
  expect(kept.size).toBe(0)
  enter(store, id, { time: '2' })
  await idle(store)
  expect([kept.size, isRefused(store.read().rows[0]!)]).toEqual([1, false])
})

test('without an answer the rows stay, and are stored once when it is tried again', async () => {
  const kept = new Map<string, AnyRow>()
  let isDown = true
  const store = new GridStore(
    source,
    keptBy(kept, () => isDown),
    [],
  )
  store.put('pasting', [{ values: typed }, { values: { ...typed, description: 'Second' } }])
  store.save()
  await idle(store)
  expect(store.read().rows[0]?.refusal).toBe('No answer.')
  expect(unsavedRows(store.read().rows)).toHaveLength(2)
  isDown = false
  store.save()
  await idle(store)
  expect(descriptions(kept)).toEqual(['Typed', 'Second'])
})

test('what was typed while a row was being stored is not lost', async () => {
  const kept = new Map<string, AnyRow>(),
    store = new GridStore(source, keptBy(kept), []),
    { id } = freeOf(store)
  enter(store, id, typed)
  enter(store, id, { description: 'Later' })
  await idle(store)
  expect(descriptions(kept)).toEqual(['Later'])
  expect(store.read().rows[0]?.values.description).toBe('Later')
})

test('a paste is undone in one step, also while it is being stored, and done again', async () => {
  const kept = new Map([['a', answered('a')]]),
    store = new GridStore(source, keptBy(kept), [...kept.values()])
  store.put('pasting 3 rows', [
    { id: 'a', values: { ...store.read().rows[0]!.values, description: 'Over' } },
    { id: undefined, values: typed },
    { id: undefined, values: { ...typed, description: 'Third' } },
  ])
  store.save()
  expect(store.undo()).toBe('pasting 3 rows')
  await idle(store)
  expect(descriptions(kept)).toEqual(['Row a'])
  store.redo()
  await idle(store)
  expect(descriptions(kept).toSorted()).toEqual(['Over', 'Third', 'Typed'])
  expect(store.read().rows.map(({ values }) => values.description)).toEqual(['Over', 'Typed', 'Third', ''])
})

test('deleted rows come back where they stood', async () => {
  const kept = new Map(['a', 'b', 'c', 'd'].map((uuid) => [uuid, answered(uuid)])),
    store = new GridStore(source, keptBy(kept), [...kept.values()])
  store.remove('deleting 2 rows', ['b', 'c'])
  await idle(store)
  expect([...kept.keys()]).toEqual(['a', 'd'])
  store.undo()
  await idle(store)
  expect(
    store
      .read()
      .rows.slice(0, 4)
      .map(({ id }) => id),
  ).toEqual(['a', 'b', 'c', 'd'])
  expect([...kept.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a row that could not be deleted is there again, and says why', async () => {
  const kept = new Map(['a', 'b'].map((uuid) => [uuid, answered(uuid)])),
    server = { ...keptBy(kept), remove: () => Promise.reject(new Error('No answer.')) },
    store = new GridStore(source, server, [...kept.values()])
  store.remove('deleting 1 row', ['a'])
  expect(store.read().rows.map(({ id }) => id)[0]).toBe('b')
  await idle(store)
  expect(store.read().rows[0]).toMatchObject({ id: 'a', refusal: 'No answer.' })
})

test('further pages stand before what is being entered; what others changed is taken over, what is changed here is not', async () => {
  const store = new GridStore(source, keptBy(new Map()), [answered('a'), answered('b')]),
    { id } = freeOf(store)
  store.put('typing', [
    { id, values: { ...freeOf(store).values, ...typed } },
    { id: 'a', values: { ...store.read().rows[0]!.values, time: '9' } },
  ])
  store.sync([answered('a', { time: 3 }), answered('b', { time: 3 }), answered('c')])
  expect(store.read().rows.map(({ id, values }) => [id, values.time])).toEqual([
    ['a', '9'],
    ['b', '3.00'],
    ['c', '1.00'],
    [id, '1.50'],
    [freeOf(store).id, ''],
  ])
})

test('a row that was changed here stays although a filter no longer leaves it; one that someone else deleted goes', async () => {
  const kept = new Map(['a', 'b'].map((uuid) => [uuid, answered(uuid)])),
    listed = [...kept.values()],
    store = new GridStore(source, keptBy(kept), listed)
  enter(store, 'a', { activityType: 'letter_out' })
  await idle(store)
  store.sync([])
  expect(store.read().rows.map(({ values }) => values.activityType)).toEqual(['letter_out', ''])
})

test('what was kept on the device comes back, with the request it was sent with', async () => {
  const kept = new Map<string, AnyRow>(),
    server = keptBy(kept),
    first = new GridStore(
      source,
      keptBy(new Map(), () => true),
      [],
    )
  enter(first, freeOf(first).id, typed)
  await idle(first)
  const unsaved = unsavedRows(first.read().rows),
    before = await server.add({ ...typed, time: 1.5 }, unsaved[0]!.request!.key),
    store = new GridStore(source, server, [before!])
  store.restoreUnsaved(unsaved)
  store.save()
  await idle(store)
  expect([kept.size, store.read().rows.filter((row) => !isFree(row)).length]).toEqual([1, 1])
})

test('after any steps, undone and done again in any order, the server has what the grid shows', async () => {
  const action = fc.oneof(
    fc.record({ what: fc.constant('type' as const), at: fc.nat(5), time: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ what: fc.constant('paste' as const), at: fc.nat(5), time: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      what: fc.constantFrom('remove' as const, 'undo' as const, 'redo' as const, 'wait' as const),
      at: fc.nat(5),
      time: fc.constant(1),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      const kept = new Map(['a', 'b'].map((uuid) => [uuid, answered(uuid)])),
        store = new GridStore(source, keptBy(kept), [...kept.values()])
      for (const { what, at, time } of actions) {
        const { rows } = store.read(),
          { id } = rows[at % rows.length]!
        if (what === 'type') enter(store, id, { ...typed, time: `${time}.00` })
        else if (what === 'paste') {
          store.put('pasting', [{ values: { ...source.newItem(), ...typed, time: `${time}.00` } }])
          store.save()
        } else if (what === 'remove') store.remove('deleting', [id])
        else if (what === 'wait') await idle(store)
        else store[what]()
      }
      store.save()
      await idle(store)
      const shown = store.read().rows.filter((row) => !isFree(row))
      expect(shown.map(({ stored }) => stored?.uuid).toSorted()).toEqual([...kept.keys()].toSorted())
      for (const { stored, values } of shown) expect(Number(values.time)).toBe(kept.get(stored!.uuid)?.time)
    }),
    { numRuns: 200 },
  )
})
