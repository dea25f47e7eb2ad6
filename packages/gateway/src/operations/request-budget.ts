import { createHash } from 'node:crypto'
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import { createBudget, type Budget } from '@costdraft/schema/point-budget.ts'
import { createEstimates, type Estimate } from './cost.ts'
import { CALL_COST } from './host-calls.ts'
import { OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { unanswered } from './unanswered.ts'

/** A firm has this many times the budget of one token. */
export const FIRM_FACTOR = 5
const TOO_MANY_REQUESTS = 429

interface Spender {
  budget: Budget
  key: string
}

/**
 * A budget of points per minute for each token, and five times as much for each firm. Every operation spends its cost,
 * persisted ones too. Rows that were asked for and not answered are given back, and calls to hosts beyond the estimate
 * are spent afterwards. An operation is refused while nothing is left. The cost and what is left are in the response's
 * `extensions.cost`.
 */
export function requestBudget(
  schema: GraphQLSchema,
  perMinute: number,
  now: () => number,
): ApolloServerPlugin<Context> {
  const estimateOf = createEstimates(schema)
  const tokens = createBudget(perMinute, now)
  const firms = createBudget(perMinute * FIRM_FACTOR, now)
  /**
   * The firm of each token, for the next request with it: the first one is charged to the firm once the viewer is
   * known.
   */
  const firmByToken = new InMemoryLRUCache<string>({ maxSize: 1_000_000 })

  /** Charges the firm once it is known. A token the host refuses belongs to none. */
  const chargeFirm = async (key: string, context: Context, points: number): Promise<void> => {
    const { client_uuid: firm } = await context.viewer()
    if (!firm) return
    await firmByToken.set(key, firm)
    firms.spend(firm, points)
  }

  const listenerFor = (): GraphQLRequestListener<Context> => {
    let estimate: Estimate | undefined
    let token: Spender | undefined
    return {
      didResolveOperation: async ({ document, request, metrics, operationName, contextValue }) => {
        const key = createHash('sha256').update(contextValue.token).digest('base64url')
        const firm = await firmByToken.get(key)
        const asked = estimateOf(document, request.variables ?? {}, operationName)
        const { cost } = asked
        // Refused for its cost beside this (validateOperation), so nothing is spent: an infinite cost could never be
        // paid back.
        if (!metrics.persistedQueryHit && cost > OPERATION_LIMITS.cost) return
        token = { budget: tokens, key }
        const exhausted = [token, ...(firm ? [{ budget: firms, key: firm }] : [])].find(
          ({ budget, key: of }) => budget.remaining(of) <= 0,
        )
        if (exhausted) throw rateLimited(cost, exhausted)
        estimate = asked
        tokens.spend(key, cost)
        chargeFirm(key, contextValue, cost).catch(() => {})
      },
      willSendResponse: async ({ contextValue, operation, response }) => {
        if (!estimate || !token || response.body.kind !== 'single') return
        const { singleResult } = response.body
        const requested = estimate.cost
        // The viewer's call comes with every operation.
        const calls = (contextValue.hostCalls.count - 1) * CALL_COST
        const spent = Math.max(calls, requested - unanswered(estimate, operation, singleResult.data))
        if (spent !== requested) {
          tokens.spend(token.key, spent - requested)
          chargeFirm(token.key, contextValue, spent - requested).catch(() => {})
        }
        const actual = Math.min(requested, spent)
        singleResult.extensions = { ...singleResult.extensions, cost: costInExtensions({ requested, actual }, token) }
      },
    }
  }
  return { requestDidStart: async () => listenerFor() }
}

const costInExtensions = (cost: { requested: number; actual: number }, { budget, key }: Spender) => ({
  ...cost,
  limit: budget.limit,
  remaining: Math.max(0, Math.floor(budget.remaining(key))),
})

function rateLimited(requested: number, spender: Spender): Error {
  const seconds = spender.budget.wait(spender.key)
  return refused(
    'RATE_LIMITED',
    `Too much was asked for within a minute. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    {},
    {
      cost: costInExtensions({ requested, actual: 0 }, spender),
      http: { status: TOO_MANY_REQUESTS, headers: new HeaderMap([['retry-after', String(seconds)]]) },
    },
  )
}
