import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap } from 'rxjs'
import { endSession } from '../access/end-session.ts'
import { getAccessToken } from '../access/refresh.ts'
import { cache } from './cache.ts'
import { lostAnswerLink } from './lost-answer-link.ts'
import { toastOutOfDate } from '../ui/toast-out-of-date.ts'
import { anyChangeLink } from './any-change-link.ts'
import { caseChangesLink } from './case-changes-link.ts'

const UNAUTHORISED = 401

const isUnauthenticated = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === UNAUTHORISED) ||
  (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))

/**
 * Outermost: ends the session if a request is still unauthorised after a token refresh, and reports a server of another
 * version.
 */
const unrecoverableErrors = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) endSession()
  toastOutOfDate(error)
})

/**
 * Refreshes the token and retries once: a token may be refused before it expires, if the sign-in host's keys or the
 * clock have changed.
 */
const retryWithNewToken = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return undefined
  const { token } = operation.getContext() as { token?: string }
  return from(getAccessToken(token)).pipe(switchMap(() => forward(operation)))
})

const bearerToken = new SetContextLink(async ({ headers }) => {
  const token = await getAccessToken()
  return { token, headers: { ...headers, authorization: `Bearer ${token}` } }
})

interface GeneratedDocument {
  __meta__?: { hash?: string }
}
/** Sends the hash of a persisted operation instead of its text: the gateway knows the operations of this app. */
const persistedOperations = new ApolloLink((operation, forward) => {
  const { __meta__: generated } = operation.query as GeneratedDocument
  if (generated?.hash) {
    operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash: generated.hash } }
    operation.setContext(({ http }) => ({
      http: { ...(http as object), includeQuery: false, includeExtensions: true },
    }))
  }
  return forward(operation)
})

const links = [
  anyChangeLink,
  caseChangesLink,
  lostAnswerLink,
  unrecoverableErrors,
  retryWithNewToken,
  bearerToken,
  persistedOperations,
  new HttpLink({ uri: '/graphql' }),
]

export const apollo = new ApolloClient({ cache, link: ApolloLink.from(links) })
