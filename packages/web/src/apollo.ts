import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, defaultDataIdFromObject } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap } from 'rxjs'
import { endSession } from './access/end-session.ts'
import { freshToken } from './access/refresh.ts'
import { tellOutOfDate } from './ui/out-of-date.ts'
import { growingList } from './ui/table/growing-list.ts'
import { renewCase } from './workspace/renew-case.ts'

const UNAUTHORISED = 401

const isUnauthenticated = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === UNAUTHORISED) ||
  (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))

/** Outermost: what is still refused after a refresh, or is of another version, needs the person. */
const giveUp = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) endSession()
  tellOutOfDate(error)
})

/** A token may be refused before its time, when the host's keys or the clock have changed: one refresh, one more try. */
const tryAgain = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return undefined
  const { token } = operation.getContext() as { token?: string }
  return from(freshToken(token)).pipe(switchMap(() => forward(operation)))
})

const bearer = new SetContextLink(async ({ headers }) => {
  const token = await freshToken()
  return { token, headers: { ...headers, authorization: `Bearer ${token}` } }
})

interface Hashed {
  __meta__?: { hash?: string }
}
/** The gateway knows this app's operations by their hashes: no text of one is sent. */
const byHash = new ApolloLink((operation, forward) => {
  const { __meta__: generated } = operation.query as Hashed
  if (generated?.hash) {
    operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash: generated.hash } }
    operation.setContext(({ http }) => ({
      http: { ...(http as object), includeQuery: false, includeExtensions: true },
    }))
  }
  return forward(operation)
})

const links = [renewCase, giveUp, tryAgain, bearer, byHash, new HttpLink({ uri: '/graphql' })]

/** What is known of the server. A list that is read page by page says here, or where it is declared, that it grows. */
export const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        cases: growingList(['filter', 'sort', 'search']),
        clients: growingList(['filter', 'search']),
        users: growingList(['filter', 'search']),
      },
    },
    Case: { fields: { notes: growingList(false), audit: growingList(false) } },
    Viewer: { fields: { notifications: growingList(false) } },
    NotificationSetting: { keyFields: ['kind'] },
    // A folder that its host gives no uuid is known by its path, which other cases have too.
    CaseFile: { keyFields: false },
  },
  dataIdFromObject: ({ __typename: kind, ...object }, context) =>
    typeof object.uuid === 'string'
      ? `${kind}:${object.uuid}`
      : defaultDataIdFromObject({ __typename: kind, ...object }, context),
})

export const apollo = new ApolloClient({ dataMasking: true, cache, link: ApolloLink.from(links) })
