import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The query of a list (search, filters, sorting), kept in the URL's search parameters. `setQuery` merges a partial change. */
export function useUrlQuery<Q extends { search: string }>(
  parse: (params: URLSearchParams) => Q,
  format: (query: Q) => URLSearchParams,
): { query: Q; setQuery: (change: Partial<Q>) => void } {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const query = useMemo(() => parse(params), [params, parse])
  const wasTyped = state?.typed === true
  const setQuery = useCallback(
    (change: Partial<Q>): void => {
      const typed = change.search !== undefined && change.search !== ''
      // Successive edits of the search text share one history entry, so that Back undoes the search and not each pause in typing.
      const replace = typed && wasTyped
      // The address is ahead of what is drawn: a change made before the last one is painted adds to it.
      const now = parse(new URLSearchParams(window.location.search))
      setParams(format({ ...now, ...change }), { replace, preventScrollReset: true, state: { typed } })
    },
    [wasTyped, setParams, parse, format],
  )
  return { query, setQuery }
}
