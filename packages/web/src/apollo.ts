import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, defaultDataIdFromObject } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap } from 'rxjs'
import { endSession } from './access/end-session.ts'
import { getAccessToken } from './access/refresh.ts'
import { lostAnswerLink } from './ui/lost-answer-link.ts'
import { toastOutOfDate } from './ui/toast-out-of-date.ts'
import { paginatedList } from './ui/table/paginated-list.ts'
import { derivedFieldsLink } from './workspace/derived-fields-link.ts'

const UNAUTHORISED = 401

const isUnauthenticated = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === UNAUTHORISED) ||
  (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))

/** Outermost: ends the session if a request is still unauthorised after a token refresh, and reports a server of another version. */
const unrecoverableErrors = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) endSession()
  toastOutOfDate(error)
})

/** Refreshes the token and retries once: a token may be refused before it expires, if the sign-in host's keys or the clock have changed. */
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
  derivedFieldsLink,
  lostAnswerLink,
  unrecoverableErrors,
  retryWithNewToken,
  bearerToken,
  persistedOperations,
  new HttpLink({ uri: '/graphql' }),
]

/** The Apollo cache. Fields with cursor pagination have a merge policy here. */
export const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        cases: paginatedList(['filter', 'sort', 'search']),
        clients: paginatedList(['filter', 'search']),
        users: paginatedList(['filter', 'search']),
      },
    },
    Case: { fields: { notes: paginatedList(false), audit: paginatedList(false) } },
    Viewer: { fields: { notifications: paginatedList(false) } },
    NotificationSetting: { keyFields: ['kind'] },
    // It has no uuid: without merging, each query of other fields would take from the cache what the one before has read.
    About: { merge: true },
    // Not normalised: a folder without a uuid is identified by its path, which is not unique across cases.
    CaseFile: { keyFields: false },
  },
  dataIdFromObject: ({ __typename: kind, ...object }, context) =>
    typeof object.uuid === 'string'
      ? `${kind}:${object.uuid}`
      : defaultDataIdFromObject({ __typename: kind, ...object }, context),
})

export const apollo = new ApolloClient({ cache, link: ApolloLink.from(links) })
