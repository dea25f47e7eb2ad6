import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { completeResult } from './complete-result.ts'

const CLAIM = parse('query Claim($uuid: ID!) { case(uuid: $uuid) { uuid claimed } }')
const ENHANCEMENTS = parse('query Enhancements($uuid: ID!) { case(uuid: $uuid) { uuid claimed enhancements } }')
const SET_CLAIM = parse('mutation SetClaim($uuid: ID!) { setClaim(uuid: $uuid) { uuid claimed } }')
const variables = { uuid: 'a' }

test('a query that waits for its answer has no data while an optimistic response changes what is known of it', async () => {
  const silent = new ApolloLink(() => new Observable(() => {}))
  const cache = new InMemoryCache({ dataIdFromObject: ({ uuid }) => (uuid ? String(uuid) : undefined) })
  const client = new ApolloClient({ cache, link: silent })
  client.writeQuery({ query: CLAIM, variables, data: { case: { __typename: 'Case', ...variables, claimed: false } } })
  const waiting = client.watchQuery({ query: ENHANCEMENTS, variables, fetchPolicy: 'cache-and-network' })
  const results: Parameters<typeof completeResult>[0][] = []
  waiting.subscribe((result) => results.push(result as (typeof results)[number]))
  void client.mutate({
    mutation: SET_CLAIM,
    variables,
    optimisticResponse: { setClaim: { __typename: 'Case', ...variables, claimed: true } },
  })
  await expect
    .poll(() => results.at(-1), { message: 'what Apollo hands over' })
    .toMatchObject({ dataState: 'partial', data: { case: { claimed: true } } })
  const last = results.at(-1)!
  expect(completeResult(last)).toMatchObject({ dataState: 'empty', data: undefined, loading: true })
  expect(completeResult({ dataState: 'empty', previousData: last.data })).toMatchObject({ previousData: undefined })
})

test('data that is whole stays as it is, and what was before it', () => {
  const data = { case: { uuid: 'a' } }
  const previousData = { case: { uuid: 'b' } }
  expect(completeResult({ dataState: 'complete', data, previousData })).toEqual({
    dataState: 'complete',
    data,
    previousData,
  })
})
