import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import type { Context } from '../context/context.ts'
import { withRequestId } from '../errors/with-request-id.ts'
import { signInError } from './require-auth.ts'

const UNAUTHORISED = 401
const codeOf = (error: unknown): unknown => (error as { extensions?: { code?: unknown } } | undefined)?.extensions?.code

/**
 * Makes a response HTTP 401 as a whole if any host has refused the token. A persisted operation fetches its viewer
 * beside its first call; a call with an effect waits for it (`upstream/request-hosts.ts`).
 */
export function unauthenticated(): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    didResolveOperation: async ({ contextValue }) => {
      contextValue.viewer().catch(() => {})
    },
    willSendResponse: async ({ contextValue, response }) => {
      if (response.body.kind !== 'single') return
      const { errors = [] } = response.body.singleResult
      const isRefused = errors.some((error) => codeOf(error) === 'UNAUTHENTICATED')
      const viewerError = isRefused ? undefined : await contextValue.viewer().then(() => undefined, codeOf)
      if (!isRefused && viewerError !== 'UNAUTHENTICATED') return
      response.http.status = UNAUTHORISED
      response.body.singleResult = { errors: [withRequestId(signInError().toJSON())] }
    },
  }
  return { requestDidStart: async () => listener }
}
