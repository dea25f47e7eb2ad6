import { ApolloLink } from '@apollo/client'
import { Kind } from 'graphql'
import { tap } from 'rxjs'

/** What is said about a case, and where it stands, prices nothing; the exceptional claim brings its own totals. */
const PRICES_NOTHING = /note|comment|moveCase|setExceptional/i

/** After any other change in a case, its totals on the screen are asked for again; what is not on the screen is asked for when it comes there. */
export const renewTotals = new ApolloLink((operation, forward) => forward(operation).pipe(tap(({ errors, data }) => {
  const { query, variables, client } = operation
  const isMutation = query.definitions.some((d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'mutation')
  const uuid: unknown = variables.caseUuid ?? variables.uuid
  if (!isMutation || typeof uuid !== 'string' || errors?.length || Object.keys(data ?? {}).some((name) => PRICES_NOTHING.test(name))) return
  // Later: what the change itself answers is stored first.
  setTimeout(() => {
    void client.refetchQueries({ updateCache: (cache) => { cache.modify({ id: `Case:${uuid}`, fields: { totals: (_before: unknown, { INVALIDATE }) => INVALIDATE } }) } })
  })
})))
