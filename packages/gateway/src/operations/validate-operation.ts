import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context/context.ts'
import { badRequest } from '../errors/errors.ts'
import { createCostCount } from './cost.ts'
import { OPERATION_LIMITS, limitMessages } from '../errors/operation-limits.ts'
import { holdsLongList } from './limits.ts'

/**
 * Checks an operation with its variables before execution: the length of lists, and unless it is a persisted operation
 * also its cost.
 */
export function validateOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const countCost = createCostCount(schema)
  const listener: GraphQLRequestListener<Context> = {
    didResolveOperation: async ({ document, request, metrics, operationName }) => {
      const variables = request.variables ?? {}
      if (holdsLongList(variables)) throw badRequest(limitMessages.list)
      if (metrics.persistedQueryHit) return
      if (countCost(document, variables, operationName) > OPERATION_LIMITS.cost) throw badRequest(limitMessages.cost)
    },
  }
  return { requestDidStart: async () => listener }
}
