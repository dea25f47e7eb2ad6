import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import type { Context } from '../context/context.ts'

/** What was asked with a request to GraphQL, and what is answered. */
interface AskedOperation {
  /** The name of an operation of the web app; `other` for any other, whose name its caller has chosen. */
  name: string
  errors: () => readonly { extensions?: Record<string, unknown> }[]
}

/** By the part in which a request counts its calls: Apollo Server hands its plugins a copy of the context. */
const operations = new WeakMap<Context['hostCalls'], AskedOperation>()

/** The operation of a request, by its context; undefined where the request came to none. */
export const operationOf = ({ hostCalls }: Context): AskedOperation | undefined => operations.get(hostCalls)

/** Notes which operation is answered, for the line of the request, its figures and its span. */
export function operationNames(): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    willSendResponse: async ({ contextValue, metrics, operation, response }) => {
      operations.set(contextValue.hostCalls, {
        name: (metrics.persistedQueryHit && operation?.name?.value) || 'other',
        // Read once all is sent: another plugin may still replace them.
        errors: () => (response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : []),
      })
    },
  }
  return { requestDidStart: async () => listener }
}
