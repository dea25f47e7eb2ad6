import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_AFTER_ANY_CHANGE } from '../ui/read-after-changes.ts'
import { anyChangeLink } from './any-change-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what says so is read again after a change, and nothing else is', async () => {
  const asked: (string | undefined)[] = []
  const answers = new ApolloLink(({ operationName }) => {
    asked.push(operationName)
    return new Observable((observer) => {
      observer.next({ data: { log: 1, other: 1, changed: 1 } })
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([anyChangeLink, answers]) })
  const watched = [
    client.watchQuery({ query: parse('query Log { log }'), context: READ_AFTER_ANY_CHANGE }),
    client.watchQuery({ query: parse('query Other { other }') }),
  ].map((query) => query.subscribe(() => {}))
  await vi.runAllTimersAsync()
  expect(asked.toSorted()).toEqual(['Log', 'Other'])
  await client.mutate({ mutation: parse('mutation Change { changed }') })
  await vi.runAllTimersAsync()
  expect(asked.slice(2)).toEqual(['Change', 'Log'])
  watched.forEach((one) => one.unsubscribe())
})
