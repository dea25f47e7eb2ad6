import { ApolloLink } from '@apollo/client'
import { Kind } from 'graphql'
import { tap } from 'rxjs'

/** The fields computed from a whole case, each with the mutations that do not affect it (`setExceptional` returns its own totals). */
const derivedFields: Record<string, RegExp> = {
  totals: /note|comment|narrative|editEnhancement|moveCase|documents|file|folder|setExceptional/i,
  filingCheck: /note|comment|narrative|editEnhancement|moveCase|documents/i,
  // Removing an item removes its comments from the list; a cost note is an item as well.
  openComments: /(?<!cost)note|narrative|enhancement|moveCase|documents|file|folder|setExceptional/i,
  // What is recorded for a party is counted in its row.
  parties: /^(?!.*(timeRecording|disbursement))/i,
  attention: /note|narrative|enhancement|moveCase|documents|file|folder|setExceptional/i,
}

/** After any other mutation of a case, invalidates its derived fields: active queries refetch them at once, others when they are next used. */
export const derivedFieldsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors, data }) => {
      const { query, variables, client } = operation
      const isMutation = query.definitions.some(
        (d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'mutation',
      )
      const uuid: unknown = variables.caseUuid ?? variables.uuid
      if (!isMutation || typeof uuid !== 'string' || errors?.length) return
      const mutations = Object.keys(data ?? {})
      const stale = Object.keys(derivedFields).filter(
        (field) => !mutations.some((name) => derivedFields[field]?.test(name)),
      )
      if (stale.length === 0) return
      const invalidate = (_before: unknown, { INVALIDATE }: { INVALIDATE: unknown }): unknown => INVALIDATE
      // Deferred until the mutation's own result has been written to the cache.
      setTimeout(() => {
        void client.refetchQueries({
          updateCache: (cache) => {
            cache.modify({
              id: `Case:${uuid}`,
              fields: Object.fromEntries(stale.map((field) => [field, invalidate])),
            })
          },
        })
      })
    }),
  ),
)
