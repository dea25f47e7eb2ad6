import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { visit, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { refused } from '../errors.ts'
import { costJudge } from './cost.ts'
import { holdsLongList, MOST, tooMuch } from './limits.ts'

/**
 * Judges an operation with its variables, before it runs: how long their lists are, and of a text that is not our own what it costs.
 * What the schema says of itself is for who is signed in: no host is asked for it, so the person is asked for here.
 */
export function validateOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const isCheap = costJudge(schema, MOST.cost),
    introspects = new WeakMap<DocumentNode, boolean>()
  const asksOfSchema = (document: DocumentNode): boolean => {
    const before = introspects.get(document)
    if (before !== undefined) return before
    let asks = false
    visit(document, {
      Field: ({ name }) => {
        if (name.value === '__schema' || name.value === '__type') asks = true
      },
    })
    introspects.set(document, asks)
    return asks
  }
  const listener: GraphQLRequestListener<Context> = {
    didResolveOperation: async ({ document, request, metrics, operationName, contextValue }) => {
      const variables = request.variables ?? {}
      if (holdsLongList(variables)) throw refusedText(tooMuch.list)
      if (metrics.persistedQueryHit) return
      if (!isCheap(document, variables, operationName)) throw refusedText(tooMuch.cost)
      if (asksOfSchema(document)) await contextValue.viewer()
    },
  }
  return { requestDidStart: async () => listener }
}

const BAD_REQUEST = 400
const refusedText = (sentence: string): Error =>
  refused('INVALID_INPUT', sentence, {}, { http: { status: BAD_REQUEST } })
