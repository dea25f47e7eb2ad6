import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from './cache.ts'
import { paginatedList } from '../ui/table/paginated-list.ts'
import {
  createInvalidation,
  derivedFieldsLink,
  followChanges,
  outdatedBy,
  timesChanged,
} from './derived-fields-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is followed at once, those that come soon after together, and none is forgotten', () => {
  const followed: Record<string, string[]>[] = []
  const invalidate = createInvalidation((stale) =>
    followed.push(Object.fromEntries([...stale].map(([uuid, fields]) => [uuid, [...fields]]))),
  )
  invalidate('a', ['totals'])
  expect(followed).toEqual([])
  vi.advanceTimersByTime(0)
  expect(followed).toEqual([{ a: ['totals'] }])
  for (let i = 0; i < 6; i++) {
    invalidate('a', ['totals', 'attention'])
    invalidate('b', ['parties'])
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(500)
  expect(followed).toEqual([{ a: ['totals'] }, { a: ['totals', 'attention'], b: ['parties'] }])
  vi.advanceTimersByTime(5_000)
  invalidate('b', ['totals'])
  vi.advanceTimersByTime(0)
  expect(followed.at(-1)).toEqual({ b: ['totals'] })
})

test('the longer changes go on, the more of them one reading follows; the last is never left out', () => {
  let readings = 0
  let isLastRead = false
  const invalidate = createInvalidation((stale) => {
    readings += 1
    isLastRead = stale.get('a')?.has('last') ?? false
  })
  const STEP = 50
  const CHANGES = 200
  for (let i = 1; i <= CHANGES; i++) {
    invalidate('a', [i === CHANGES ? 'last' : 'totals'])
    vi.advanceTimersByTime(STEP)
  }
  // In these ten seconds: at once, then after 0.3, 0.6, and each 1.2.
  expect(readings).toBeGreaterThan(8)
  expect(readings).toBeLessThan(12)
  vi.advanceTimersByTime(1_200)
  expect(isLastRead).toBe(true)
  // Someone who goes on later waits no longer than before.
  vi.advanceTimersByTime(1_500)
  const before = readings
  invalidate('a', ['totals'])
  vi.advanceTimersByTime(0)
  expect(readings).toBe(before + 1)
})

test('what was asked before a change and answered after it is asked again, and nothing else is', () => {
  const invalidated: [string, readonly string[]][] = []
  const follower = followChanges((uuid, fields) => invalidated.push([uuid, fields]))
  const answered = follower.reads('a')
  const answeredAfterNothing = follower.reads('b')
  follower.changed('a', ['totals', 'disbursements'])
  expect(invalidated.splice(0)).toEqual([['a', ['totals', 'disbursements']]])
  const begunAfter = follower.reads('a')
  answered()
  expect(invalidated.splice(0)).toEqual([['a', ['totals', 'disbursements']]])
  begunAfter()
  answeredAfterNothing()
  expect(invalidated).toEqual([])
})

test('after many rows of time were changed at once, all that follows from them is read anew, the list in its own order too', async () => {
  const asked: string[] = []
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName)
        const list = { __typename: 'Items', totalCount: 0, nodes: [] }
        const figures = { caseName: 'A', totals: 1, filingCheck: 1, openComments: 1, parties: 1, attention: 1 }
        observer.next({
          data: { case: { __typename: 'Case', uuid: 'a', timeRecordings: list, sorted: list, ...figures } },
        })
        observer.complete()
      }),
  )
  cache.policies.addTypePolicies({ Case: { fields: { timeRecordings: paginatedList(['filter', 'sort']) } } })
  const client = new ApolloClient({ cache, link })
  const fields = {
    OwnOrder: 'timeRecordings { totalCount nodes { uuid } }',
    Sorted: 'sorted: timeRecordings(sort: { by: "date" }) { totalCount nodes { uuid } }',
    Totals: 'totals',
    FilingCheck: 'filingCheck',
    OpenComments: 'openComments',
    Parties: 'parties',
    Attention: 'attention',
    Name: 'caseName',
  }
  const watched = Object.entries(fields).map(([name, field]) =>
    client.watchQuery({ query: parse(`query ${name} { case(uuid: "a") { uuid ${field} } }`) }).subscribe(() => {}),
  )
  await vi.advanceTimersByTimeAsync(10)
  expect(asked.splice(0)).toEqual(Object.keys(fields))
  timesChanged(client, 'a')
  await vi.advanceTimersByTimeAsync(10)
  await vi.dynamicImportSettled()
  expect(asked.toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'Name')
      .toSorted(),
  )
  for (const each of watched) each.unsubscribe()
})

test('what prices every row anew makes each list out of date, in its own order too; a single row does not', async () => {
  const asked: string[] = []
  const list = { __typename: 'Items', totalCount: 0, nodes: [] }
  const lists = { timeRecordings: list, hearings: list, sorted: list }
  const answers = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName)
        observer.next({ data: { case: { __typename: 'Case', uuid: 'b', ...lists }, [operationName]: true } })
        observer.complete()
      }),
  )
  const paged = paginatedList(['filter', 'sort'])
  cache.policies.addTypePolicies({ Case: { fields: { timeRecordings: paged, hearings: paged } } })
  const client = new ApolloClient({ cache, link: ApolloLink.from([derivedFieldsLink, answers]) })
  const watched = Object.entries({
    Times: 'timeRecordings(sort: $sort) { totalCount nodes { uuid } }',
    Sorted: 'sorted: timeRecordings(sort: { by: "date" }) { totalCount nodes { uuid } }',
    Hearings: 'hearings(sort: $sort) { totalCount nodes { uuid } }',
  }).map(([name, field]) =>
    client
      .watchQuery({ query: parse(`query ${name}($sort: Sort) { case(uuid: "b") { uuid ${field} } }`) })
      .subscribe(() => {}),
  )
  const readAfter = async (mutation: string): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(5_000)
    asked.length = 0
    const text = `mutation ${mutation}($caseUuid: ID!) { ${mutation}(caseUuid: $caseUuid) }`
    await client.mutate({ mutation: parse(text), variables: { caseUuid: 'b' } })
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.dynamicImportSettled()
    return asked.filter((name) => name !== mutation).toSorted()
  }
  expect(await readAfter('setExceptional')).toEqual(['Hearings', 'Sorted', 'Times'])
  expect(await readAfter('editTimeRecording')).toEqual(['Sorted'])
  expect(await readAfter('addNote')).toEqual([])
  for (const each of watched) each.unsubscribe()
})

test('several rows changed at once make out of date what each of them would', () => {
  for (const [several, single] of [
    ['changeTimeRecordings', 'editTimeRecording'],
    ['changeDisbursements', 'addDisbursement'],
    ['changeHearings', 'removeHearing'],
    ['changeCostNotes', 'addCostNote'],
    // The web app's own operations are aliased, so that those of all kinds have one shape.
    ['changed', 'item'],
  ] as const)
    expect(outdatedBy([several])).toEqual(outdatedBy([single]))
  expect(outdatedBy(['changed'])).toEqual(
    expect.arrayContaining(['totals', 'filingCheck', 'openComments', 'attention']),
  )
})
