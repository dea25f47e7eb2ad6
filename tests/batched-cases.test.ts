import { createContext } from '@costdraft/gateway/context.ts'
import { createSchema } from '@costdraft/gateway/schema.ts'
import { createHosts } from '@costdraft/gateway/upstream/hosts.ts'
import { execute, parse, type ExecutionResult } from 'graphql'
import { expect, test } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import { instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const QUERY = `{ cases(first: 50) { nodes { uuid client { name } totals { gross heads { name } } attention { kind }
  documents { state files { uuid } } unresolvedComments value } } }`

/** Runs the query in a context of its own after another has learnt what the hosts have; returns its cases and its number of calls. */
async function run(adminApiUrl: string) {
  const hosts = createHosts({ caseApiUrl: instance.apiUrl, adminApiUrl }),
    token = (await signIn(instance, ASHDOWN)).access_token ?? ''
  const schema = createSchema()
  const once = async () => {
    const context = createContext(hosts, { company: 'Test', version: '0' }, token)
    const answer = (await execute({ schema, document: parse(QUERY), contextValue: context })) as ExecutionResult
    expect(answer.errors).toBeUndefined()
    return { nodes: (answer.data as { cases: { nodes: unknown[] } }).cases.nodes, calls: context.hostCalls.count }
  }
  await once()
  return once()
}

test('totals, attention and documents of a list cost one call beside the list, which says who the viewer is', async () => {
  const { nodes, calls } = await run(instance.apiUrl)
  expect(nodes.length).toBeGreaterThan(3)
  expect(calls).toBe(2)
})

test('an administration host of its own is asked who the viewer is', async () => {
  const { nodes, calls } = await run(instance.apiUrl.replace('localhost', '127.0.0.1'))
  expect(nodes.length).toBeGreaterThan(3)
  expect(calls).toBe(3)
})
