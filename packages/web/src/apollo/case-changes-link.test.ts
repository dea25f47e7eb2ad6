import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_AFTER_CHANGES, SAYS_ALL } from '../ui/read-after-changes.ts'
import { caseChanged, caseChangesLink, createReadings, followChanges } from './case-changes-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is followed at once, those that come soon after together, and none is forgotten', () => {
  const read: Record<string, string>[] = []
  const readings = createReadings((cases) => read.push(Object.fromEntries(cases)))
  readings('a', 'chosen')
  expect(read).toEqual([])
  vi.advanceTimersByTime(0)
  expect(read).toEqual([{ a: 'chosen' }])
  for (let i = 0; i < 6; i++) {
    readings('a', i === 2 ? 'all' : 'chosen')
    readings('b', 'chosen')
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(500)
  expect(read).toEqual([{ a: 'chosen' }, { a: 'all', b: 'chosen' }])
  vi.advanceTimersByTime(5_000)
  readings('b', 'all')
  vi.advanceTimersByTime(0)
  expect(read.at(-1)).toEqual({ b: 'all' })
})

test('the longer changes go on, the more of them one reading follows; the last is never left out', () => {
  let count = 0
  let isLastRead = false
  const readings = createReadings((cases) => {
    count += 1
    isLastRead = cases.get('a') === 'all'
  })
  const STEP = 50
  const CHANGES = 200
  for (let i = 1; i <= CHANGES; i++) {
    readings('a', i === CHANGES ? 'all' : 'chosen')
    vi.advanceTimersByTime(STEP)
  }
  // In these ten seconds: at once, then after 0.3, 0.6, and each 1.2.
  expect(count).toBeGreaterThan(8)
  expect(count).toBeLessThan(12)
  vi.advanceTimersByTime(1_200)
  expect(isLastRead).toBe(true)
  // Someone who goes on later waits no longer than before.
  vi.advanceTimersByTime(1_500)
  const before = count
  readings('a', 'chosen')
  vi.advanceTimersByTime(0)
  expect(count).toBe(before + 1)
})

test('what was asked before a change and is answered after it is told, and nothing else is', () => {
  const read: [string, string][] = []
  const follower = followChanges((uuid, reading) => read.push([uuid, reading]))
  const begunBefore = follower.begin('a')
  const ofAnother = follower.begin('b')
  follower.changed('a', 'chosen')
  const begunAfter = follower.begin('a')
  expect([begunBefore(), begunAfter(), ofAnother()]).toEqual([true, false, false])
  follower.changed('a')
  follower.outdated('a')
  expect(read).toEqual([
    ['a', 'chosen'],
    ['a', 'all'],
  ])
})

/** Queries of case `a` on a screen, and a server that answers when it is told to. */
function screenOf() {
  const asked: string[] = []
  const held: (() => void)[] = []
  const state = { isHeld: false, answer: { changed: true } as Record<string, unknown> | null, errors: 0 }
  const answers = new ApolloLink(
    ({ operationName = '', operationType, variables }) =>
      new Observable((observer) => {
        asked.push(operationName)
        const isChange = operationType === 'mutation'
        const { answer, errors } = state
        const send = (): void => {
          observer.next({
            data: isChange
              ? answer
              : { case: { __typename: 'Case', uuid: variables.uuid as string, caseName: 'A', rows: [] } },
            ...(isChange && errors > 0 && { errors: [{ message: 'Refused.' }] }),
          })
          observer.complete()
        }
        if (state.isHeld) held.push(send)
        else send()
      }),
  )
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Case: { keyFields: ['uuid'] } } }),
    link: ApolloLink.from([caseChangesLink, answers]),
  })
  const watch = (text: string, variables: object, context = {}) =>
    client
      .watchQuery({
        query: parse(text),
        variables: { uuid: 'a', ...variables },
        context,
        fetchPolicy: 'cache-and-network',
      })
      .subscribe(() => {})
  const watched = [
    watch('query Screen($uuid: ID!) { case(uuid: $uuid) { uuid caseName } }', {}, READ_AFTER_CHANGES),
    watch('query List($uuid: ID!) { case(uuid: $uuid) { uuid rows } }', {}, READ_AFTER_CHANGES),
    watch(
      'query Sorted($uuid: ID!, $sort: S) { case(uuid: $uuid) { uuid rows(sort: $sort) } }',
      { sort: 1 },
      READ_AFTER_CHANGES,
    ),
    watch('query Other($uuid: ID!) { case(uuid: $uuid) { uuid caseName } }', {}),
    watch('query OtherCase($uuid: ID!) { case(uuid: $uuid) { uuid caseName } }', { uuid: 'b' }, READ_AFTER_CHANGES),
  ]
  return {
    client,
    state,
    asked,
    held,
    stop: () => watched.forEach((one) => one.unsubscribe()),
    /** What is read after a change. */
    readAfter: async (text: string, variables: object = {}, context = {}): Promise<string[]> => {
      await vi.advanceTimersByTimeAsync(5_000)
      asked.length = 0
      await client
        .mutate({ mutation: parse(text), variables: { caseUuid: 'a', ...variables }, context, errorPolicy: 'all' })
        .catch(() => undefined)
      await vi.advanceTimersByTimeAsync(5_000)
      return asked.slice(1).toSorted()
    },
  }
}

const PLAIN = 'mutation Plain($caseUuid: ID!) { changed(caseUuid: $caseUuid) }'
const SAYS =
  'mutation Says($caseUuid: ID!, $follows: Boolean) { changed(caseUuid: $caseUuid) after: changedCase(uuid: $caseUuid) @include(if: $follows) { uuid } }'

test('a change that says what follows from it is followed by the filtered and sorted lists alone', async () => {
  const { state, readAfter, stop } = screenOf()
  state.answer = { changed: true, after: { __typename: 'Case', uuid: 'a' } }
  expect(await readAfter(SAYS, { follows: true })).toEqual(['Sorted'])
  expect(await readAfter(PLAIN, {}, SAYS_ALL)).toEqual([])
  stop()
})

test('after one that does not, all of its case that is on the screen is read again, and nothing of another', async () => {
  const { state, client, asked, readAfter, stop } = screenOf()
  expect(await readAfter(PLAIN)).toEqual(['List', 'Screen', 'Sorted'])
  state.answer = { changed: true }
  expect(await readAfter(SAYS, { follows: false })).toEqual(['List', 'Screen', 'Sorted'])
  // It was made, but what follows from it could not be read.
  state.answer = { changed: true, after: null }
  state.errors = 1
  expect(await readAfter(SAYS, { follows: true })).toEqual(['List', 'Screen', 'Sorted'])
  state.answer = null
  expect(await readAfter(SAYS, { follows: true })).toEqual([])
  asked.length = 0
  caseChanged(client, 'a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.toSorted()).toEqual(['List', 'Screen', 'Sorted'])
  stop()
})

test('what was asked before a change was answered, and comes after it, is read again', async () => {
  const { state, client, asked, held, stop } = screenOf()
  await vi.advanceTimersByTimeAsync(5_000)
  asked.length = 0
  state.isHeld = true
  void client.refetchQueries({ include: ['Screen'] })
  await vi.advanceTimersByTimeAsync(0)
  state.isHeld = false
  await client.mutate({ mutation: parse(PLAIN), variables: { caseUuid: 'a' }, context: SAYS_ALL })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.splice(0)).toEqual(['Screen', 'Plain'])
  held.forEach((send) => send())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.toSorted()).toEqual(['List', 'Screen', 'Sorted'])
  stop()
})
