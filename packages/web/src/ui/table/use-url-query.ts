import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { currentParameters } from '../current-parameters.ts'

/**
 * The query of a list (search, filters, sorting), kept in the URL's search parameters. `setQuery` merges a partial
 * change.
 */
export function useUrlQuery<Q extends object>(
  parse: (params: URLSearchParams) => Q,
  format: (query: Q) => URLSearchParams,
): { query: Q; setQuery: (change: Partial<Q>) => void } {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const query = useMemo(() => parse(params), [params, parse])
  const wasTyped = state?.typed === true
  const setQuery = useCallback(
    (change: Partial<Q>): void => {
      const typed = 'search' in change && change.search !== undefined && change.search !== ''
      // Successive edits of the search text share one history entry, so that Back undoes the search and not each pause
      // in typing.
      const replace = typed && wasTyped
      setParams(format({ ...parse(currentParameters()), ...change }), {
        replace,
        preventScrollReset: true,
        state: { typed },
      })
    },
    [wasTyped, setParams, parse, format],
  )
  return { query, setQuery }
}
