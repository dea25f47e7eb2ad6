import { ApolloLink } from '@apollo/client'
import { Kind } from 'graphql'
import { tap } from 'rxjs'

/** What is worked out from a case as a whole, and the changes by which it stays as it is; the exceptional claim brings its own totals. */
const workedOut: Record<string, RegExp> = {
  totals: /note|comment|narrative|editEnhancement|moveCase|documents|file|folder|setExceptional/i,
  attention: /note|narrative|enhancement|moveCase|documents|file|folder|setExceptional/i,
}

/** After any other change in a case, what is worked out from it is asked for again where it is on the screen, and elsewhere when it comes there. */
export const renewCase = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors, data }) => {
      const { query, variables, client } = operation
      const isMutation = query.definitions.some(
        (d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'mutation',
      )
      const uuid: unknown = variables.caseUuid ?? variables.uuid
      if (!isMutation || typeof uuid !== 'string' || errors?.length) return
      const done = Object.keys(data ?? {})
      const changed = Object.keys(workedOut).filter((field) => !done.some((name) => workedOut[field]?.test(name)))
      if (changed.length === 0) return
      const invalidate = (_before: unknown, { INVALIDATE }: { INVALIDATE: unknown }): unknown => INVALIDATE
      // Later: what the change itself answers is stored first.
      setTimeout(() => {
        void client.refetchQueries({
          updateCache: (cache) => {
            cache.modify({
              id: `Case:${uuid}`,
              fields: Object.fromEntries(changed.map((field) => [field, invalidate])),
            })
          },
        })
      })
    }),
  ),
)
