import type { ApolloServerPlugin } from '@apollo/server'

/** The header that says when to try again, for the errors of an answer: the longest wait that a host has named. */
export function retryAfterOf(errors: readonly { extensions?: Record<string, unknown> }[]): { 'retry-after'?: string } {
  const waits = errors.flatMap(({ extensions }) =>
    typeof extensions?.retryAfter === 'number' ? [extensions.retryAfter] : [],
  )
  return waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}
}

/** Says in the header of an answer when to try again what a host has refused as too much. */
export const tellRetryAfter = (): ApolloServerPlugin => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      const header = retryAfterOf(response.body.singleResult.errors ?? [])['retry-after']
      if (header !== undefined && !response.http.headers.has('retry-after'))
        response.http.headers.set('retry-after', header)
    },
  }),
})
