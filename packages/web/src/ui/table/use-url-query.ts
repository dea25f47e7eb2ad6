import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { currentParameters } from '../current-parameters.ts'

type QueryChange<Q> = Partial<Q> | ((now: Q) => Partial<Q>)
/** Changes a part of a query; a function is given the query as it is by now, which what is drawn may be behind. */
export type SetQuery<Q> = (change: QueryChange<Q>) => void
/** What is changed of a query. */
export const changeOf = <Q>(now: Q, change: QueryChange<Q>): Partial<Q> =>
  typeof change === 'function' ? change(now) : change

/**
 * The query of a list (search, filters, sorting), kept in the URL's search parameters. `setQuery` merges a partial
 * change.
 */
export function useUrlQuery<Q extends object>(
  parse: (params: URLSearchParams) => Q,
  format: (query: Q) => URLSearchParams,
): { query: Q; setQuery: SetQuery<Q> } {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const query = useMemo(() => parse(params), [params, parse])
  const wasTyped = state?.typed === true
  const setQuery = useCallback<SetQuery<Q>>(
    (changed) => {
      const now = parse(currentParameters())
      const change = changeOf(now, changed)
      const typed = 'search' in change && change.search !== undefined && change.search !== ''
      // Successive edits of the search text share one history entry, so that Back undoes the search and not each pause
      // in typing.
      const replace = typed && wasTyped
      setParams(format({ ...now, ...change }), {
        replace,
        preventScrollReset: true,
        state: { typed },
      })
    },
    [wasTyped, setParams, parse, format],
  )
  return { query, setQuery }
}
