import { createContext } from '@costdraft/gateway/create-context.ts'
import { createSchema } from '@costdraft/gateway/schema.ts'
import { createHosts } from '@costdraft/gateway/upstream/hosts.ts'
import { execute, parse, type ExecutionResult } from 'graphql'
import { expect, test } from 'vitest'
import { ASHDOWN, newCase } from './support/firm.ts'
import { instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const QUERY = `{ cases(first: 50) { nodes { uuid client { name } totals { gross heads { name } } attention { kind }
  documents { state files { uuid } } unresolvedComments value } } }`

interface Cases {
  cases: { nodes: unknown[] }
}
/**
 * Runs a query in a context of its own after another has learnt what the hosts have; returns its data and its number of
 * calls.
 */
async function run(adminApiUrl: string, text = QUERY) {
  const hosts = createHosts({ caseApiUrl: instance.apiUrl, adminApiUrl })
  const token = (await signIn(instance, ASHDOWN)).access_token ?? ''
  const schema = createSchema()
  const once = async () => {
    const context = createContext(hosts, { company: 'Test', version: '0' }, token)
    const answer = (await execute({ schema, document: parse(text), contextValue: context })) as ExecutionResult
    expect(answer.errors).toBeUndefined()
    return { data: answer.data, calls: context.hostCalls.count }
  }
  await once()
  return once()
}

test('totals, attention and documents of a list cost one call beside the list, which says who the viewer is', async () => {
  const { data, calls } = await run(instance.apiUrl)
  expect((data as unknown as Cases).cases.nodes.length).toBeGreaterThan(3)
  expect(calls).toBe(2)
})

test('an administration host of its own is asked who the viewer is', async () => {
  const { data, calls } = await run(instance.apiUrl.replace('localhost', '127.0.0.1'))
  expect((data as unknown as Cases).cases.nodes.length).toBeGreaterThan(3)
  expect(calls).toBe(3)
})

test('a case with its totals, what needs attention and its items costs two calls, the first of which says who the viewer is', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const text = `{ case(uuid: "${uuid}") { caseName value unpriced totals { gross } attention { kind }
    timeRecordings(first: 500) { totalCount nodes { description attention totalCost } } } }`
  const { data, calls } = await run(instance.apiUrl, text)
  expect(data).toMatchObject({ case: { totals: { gross: expect.any(String) as string }, attention: [] } })
  expect(calls).toBe(2)
})

test('a case that is read for one figure and for its files is read once', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const { calls } = await run(
    instance.apiUrl,
    `{ case(uuid: "${uuid}") { totals { gross } narrative files { totalCount } } }`,
  )
  expect(calls).toBe(1)
})
