import { beforeEach, expect, test, vi } from 'vitest'
import { RefusedChange, readError } from '../../ui/read-error.ts'
import { changedRow, makeChanges, type RowChange } from './row-changes.ts'
import type { AnyRow } from './item-row.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const rowOf = (uuid: string) => ({ uuid }) as AnyRow
const removals = (...uuids: string[]): RowChange[] => uuids.map((uuid) => ({ action: 'remove', uuid, version: null }))
const restored = (change: RowChange): Promise<AnyRow> => Promise.resolve(rowOf('uuid' in change ? change.uuid : ''))
const refusal = (code: string) => new RefusedChange({ code, message: code, problems: [], current: undefined })
const codes = (changed: Awaited<ReturnType<typeof makeChanges>>) =>
  changed.map((one) => ('error' in one ? readError(one.error).code : one.item?.uuid))

test('several changes are one request where the host takes that, and one each where it does not; one is always itself', async () => {
  const single = vi.fn(restored)
  const several = vi.fn((changes: readonly RowChange[]) =>
    Promise.resolve(changes.map(() => ({ item: rowOf('together') }))),
  )
  expect(codes(await makeChanges({ single, several }, removals('a', 'b')))).toEqual(['together', 'together'])
  expect([single.mock.calls.length, several.mock.calls.length]).toEqual([0, 1])
  expect(codes(await makeChanges({ single, several }, removals('a')))).toEqual(['a'])
  expect(codes(await makeChanges({ single, several: undefined }, removals('a', 'b')))).toEqual(['a', 'b'])
  expect([single.mock.calls.length, several.mock.calls.length]).toEqual([3, 1])
})

test('what is refused of one row stops no other; a failure that is of no row ends it for all behind', async () => {
  const fails = (code: string) => async (change: RowChange) => {
    if ('uuid' in change && change.uuid === 'b') throw refusal(code)
    return restored(change)
  }
  const each = (code: string) => makeChanges({ single: fails(code), several: undefined }, removals('a', 'b', 'c'))
  expect(codes(await each('INVALID_INPUT'))).toEqual(['a', 'INVALID_INPUT', 'c'])
  expect(codes(await each('RATE_LIMITED'))).toEqual(['a', 'RATE_LIMITED', 'RATE_LIMITED'])
})

test('without an answer to several, each is told so', async () => {
  const changed = await makeChanges(
    { single: restored, several: () => Promise.reject(new Error('Lost.')) },
    removals('a', 'b'),
  )
  expect(changed.map((one) => 'error' in one && readError(one.error))).toEqual(
    Array.from({ length: 2 }, () => ({ message: 'Lost.', details: [], problems: [] })),
  )
})

test('what is refused of one of several changes reads as the refusal of a single one', () => {
  const problems = [{ path: 'time', message: 'Too long.' }]
  const current = { uuid: 'a', version: '2' }
  const one = changedRow({ item: null, error: { code: 'CONFLICT', message: 'Stale.', problems, current } })
  expect('error' in one && readError(one.error)).toMatchObject({
    code: 'CONFLICT',
    message: 'Stale.',
    problems,
    current,
  })
  expect(changedRow({ item: rowOf('a'), error: null })).toEqual({ item: rowOf('a') })
  expect(changedRow({ item: null, error: null })).toEqual({ item: undefined })
})
