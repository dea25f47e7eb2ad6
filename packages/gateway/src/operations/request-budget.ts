import { createHash } from 'node:crypto'
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { GraphQLSchema } from 'graphql'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import { createBudget, FIRM_FACTOR, type Budget } from '@costdraft/schema/point-budget.ts'
import { createEstimates, type Estimate } from './cost.ts'
import { CALL_COST } from './host-calls.ts'
import { OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { unanswered } from './unanswered.ts'

const TOO_MANY_REQUESTS = 429

/** A budget that an operation spends from: by what it is called, and who else spends from it. */
interface Spender {
  name: 'token' | 'firm'
  budget: Budget
  key: string
}
/** A budget as an answer tells it: points in a minute, and how many are left of them at this gateway. */
interface ToldBudget {
  name: 'token' | 'firm' | 'api'
  limit: number
  remaining: number
  /** Whose requests spend from it: those with this token, of this firm, or of this API client. */
  sharedBy: 'token' | 'firm' | 'api_client'
}

const toldBudget = ({ name, budget, key }: Spender): ToldBudget => ({
  name,
  limit: budget.limit,
  remaining: Math.max(0, Math.floor(budget.remaining(key))),
  sharedBy: name,
})

/**
 * The cost of an operation with the budgets that it spends from, and the one that will refuse first: that of which the
 * least is left. The budget of the API behind is among them where that has one for the caller.
 */
function costInExtensions(
  cost: { requested: number; actual: number },
  spenders: readonly Spender[],
  { pointsLeft }: Pick<Context, 'pointsLeft'>,
) {
  const left = pointsLeft()
  const budgets: ToldBudget[] = [
    ...spenders.map(toldBudget),
    ...(left ? [{ name: 'api' as const, ...left, sharedBy: 'api_client' as const }] : []),
  ]
  const [least] = budgets.toSorted((a, b) => a.remaining - b.remaining)
  return { ...cost, budgets, nextToRefuse: least?.name ?? null }
}

/** The budgets of all tokens and firms. */
function createBudgets(perMinute: number, now: () => number) {
  const tokens = createBudget(perMinute, now)
  const firms = createBudget(perMinute * FIRM_FACTOR, now)
  /**
   * The firm of each token, for the next request with it: the first one is charged to the firm once the viewer is
   * known.
   */
  const firmByToken = new InMemoryLRUCache<string>({ maxSize: 1_000_000 })
  const ofToken = (key: string): Spender => ({ name: 'token', budget: tokens, key })
  const ofFirm = (key: string): Spender => ({ name: 'firm', budget: firms, key })
  return {
    /** What is spent from with a token, as far as that is known before the viewer is. */
    known: async (token: string): Promise<Spender[]> => {
      const firm = await firmByToken.get(token)
      return [ofToken(token), ...(firm ? [ofFirm(firm)] : [])]
    },
    /** The same once the viewer is known. A token that the host refuses belongs to no firm. */
    all: async (token: string, context: Context, known: Spender[]): Promise<Spender[]> => {
      const { client_uuid: firm } = await context.viewer().catch(() => ({ client_uuid: null }))
      if (!firm) return known
      await firmByToken.set(token, firm)
      return [ofToken(token), ofFirm(firm)]
    },
  }
}

/**
 * A budget of points per minute for each token, and five times as much for each firm. Every operation spends its cost,
 * persisted ones too. Rows that were asked for and not answered are given back, and calls to hosts beyond the estimate
 * are spent afterwards. An operation is refused while nothing is left: never one that what was left would have covered,
 * since an answer tells what is left after everything it has spent. The cost and the budgets are in the response's
 * `extensions.cost`.
 */
export function requestBudget(
  schema: GraphQLSchema,
  perMinute: number,
  now: () => number,
): ApolloServerPlugin<Context> {
  const estimateOf = createEstimates(schema)
  const budgets = createBudgets(perMinute, now)
  const keyOf = ({ token }: Context): string => createHash('sha256').update(token).digest('base64url')

  const listenerFor = (): GraphQLRequestListener<Context> => {
    let estimate: Estimate | undefined
    /** The budgets from which the estimate was spent; the firm follows once the viewer is known. */
    let spending: Promise<Spender[]> | undefined
    return {
      didResolveOperation: async ({ document, request, metrics, operationName, contextValue }) => {
        const key = keyOf(contextValue)
        const known = await budgets.known(key)
        const asked = estimateOf(document, request.variables ?? {}, operationName)
        const { cost } = asked
        // Refused for its cost beside this (validateOperation), so nothing is spent: an infinite cost could never be
        // paid back.
        if (!metrics.persistedQueryHit && cost > OPERATION_LIMITS.cost) return
        const exhausted = known.find(({ budget, key: of }) => budget.remaining(of) <= 0)
        if (exhausted) {
          const reason = exhausted.name === 'firm' ? 'firm_budget' : 'token_budget'
          count('costdraft_refusals_total', { reason })
          throw rateLimited(exhausted, costInExtensions({ requested: cost, actual: 0 }, known, contextValue))
        }
        estimate = asked
        for (const { budget, key: of } of known) budget.spend(of, cost)
        spending = budgets.all(key, contextValue, known).then((all) => {
          for (const { budget, key: of } of all.slice(known.length)) budget.spend(of, cost)
          return all
        })
      },
      willSendResponse: async ({ contextValue, operation, response }) => {
        if (!estimate || !spending || response.body.kind !== 'single') return
        const { singleResult } = response.body
        const requested = estimate.cost
        const spenders = await spending
        // The viewer's call comes with every operation.
        const calls = (contextValue.hostCalls.count - 1) * CALL_COST
        const spent = Math.max(calls, requested - unanswered(estimate, operation, singleResult.data))
        for (const { budget, key } of spenders) budget.spend(key, spent - requested)
        const actual = Math.min(requested, spent)
        singleResult.extensions = {
          ...singleResult.extensions,
          cost: costInExtensions({ requested, actual }, spenders, contextValue),
        }
      },
    }
  }
  return { requestDidStart: async () => listenerFor() }
}

function rateLimited({ budget, key }: Spender, cost: ReturnType<typeof costInExtensions>): Error {
  const seconds = budget.wait(key)
  return refused(
    'RATE_LIMITED',
    `Too much was asked for within a minute. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    {},
    { cost, http: { status: TOO_MANY_REQUESTS, headers: new HeaderMap([['retry-after', String(seconds)]]) } },
  )
}
