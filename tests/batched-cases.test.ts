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

test('totals, attention and documents of a list cost two calls to our own API', async () => {
  const hosts = createHosts({ caseApiUrl: instance.apiUrl, adminApiUrl: instance.apiUrl }),
    token = (await signIn(instance, ASHDOWN)).access_token ?? ''
  const product = { company: 'Test', version: '0' },
    schema = createSchema()
  const run = async () => {
    const context = createContext(hosts, product, token)
    const answer = (await execute({ schema, document: parse(QUERY), contextValue: context })) as ExecutionResult
    expect(answer.errors).toBeUndefined()
    return { nodes: (answer.data as { cases: { nodes: unknown[] } }).cases.nodes, calls: context.hostCalls.count }
  }
  await run()
  const { nodes, calls } = await run()
  expect(nodes.length).toBeGreaterThan(3)
  // The list, the batch, and users/user.
  expect(calls).toBe(3)
})
