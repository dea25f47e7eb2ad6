import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('several gateways divide what a token and a person may do, down to what is of use', () => {
  const limitsOf = (env: Record<string, string>) => {
    const { queryBudget, connectionsOfToken, transfersAtOnce, requestsAtOnce } = readConfig(env)
    return [queryBudget, connectionsOfToken, transfersAtOnce, requestsAtOnce]
  }
  expect(limitsOf({})).toEqual([600_000, 6, 4, 6])
  expect(limitsOf({ GATEWAYS: '2', APIS: '3' })).toEqual([300_000, 3, 2, 2])
  expect(limitsOf({ GATEWAYS: '64' })).toEqual([50_000, 2, 2, 6])
  expect(limitsOf({ GATEWAYS: '2', QUERY_BUDGET: '1000' })).toEqual([1_000, 3, 2, 6])
})
