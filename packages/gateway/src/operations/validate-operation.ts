import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { visit, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { refused } from '../errors.ts'
import { createCostCheck } from './cost.ts'
import { holdsLongList, OPERATION_LIMITS, limitMessages } from './limits.ts'

/**
 * Checks an operation with its variables before execution: the length of lists, and unless it is a persisted operation also its cost.
 * Introspection makes no upstream call, so the viewer is fetched here to validate the token.
 */
export function validateOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const isWithinCost = createCostCheck(schema, OPERATION_LIMITS.cost),
    introspectionByDocument = new WeakMap<DocumentNode, boolean>()
  const isIntrospection = (document: DocumentNode): boolean => {
    const known = introspectionByDocument.get(document)
    if (known !== undefined) return known
    let found = false
    visit(document, {
      Field: ({ name }) => {
        if (name.value === '__schema' || name.value === '__type') found = true
      },
    })
    introspectionByDocument.set(document, found)
    return found
  }
  const listener: GraphQLRequestListener<Context> = {
    didResolveOperation: async ({ document, request, metrics, operationName, contextValue }) => {
      const variables = request.variables ?? {}
      if (holdsLongList(variables)) throw badRequest(limitMessages.list)
      if (metrics.persistedQueryHit) return
      if (!isWithinCost(document, variables, operationName)) throw badRequest(limitMessages.cost)
      if (isIntrospection(document)) await contextValue.viewer()
    },
  }
  return { requestDidStart: async () => listener }
}

const BAD_REQUEST = 400
const badRequest = (sentence: string): Error =>
  refused('INVALID_INPUT', sentence, {}, { http: { status: BAD_REQUEST } })
