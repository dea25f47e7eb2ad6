import {
  ALL_ROWS,
  queryParameters,
  readItemQuery,
  writeItemQuery,
  type ItemQuery,
} from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ItemFilter, ItemSort } from '../../../generated/graphql.ts'
import { currentParameters } from '../../../ui/current-parameters.ts'
import type { AnyTab } from '../tab-definition.ts'

/** Part of a query; what is undefined is taken out of it. */
type QueryChange = { [Name in keyof ItemQuery]?: ItemQuery[Name] | undefined }
/** Whether a query leaves rows out. */
export const isFiltering = ({ values, flags, from, to, finding }: ItemQuery): boolean =>
  Object.keys(values).length > 0 || flags.length > 0 || [from, to, finding].some((given) => given !== undefined)

/** A query as the arguments of a list; none for all rows in their own order. */
export function variablesOf(query: ItemQuery): { filter?: ItemFilter; sort?: ItemSort } {
  const { values, flags, from, to, finding, sort } = query
  return {
    ...(isFiltering(query) && {
      filter: {
        ...(values as ItemFilter),
        ...Object.fromEntries(flags.map((flag) => [flag, true])),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(finding !== undefined && { finding }),
      },
    }),
    // Only what the kind can be sorted by is read of the address.
    ...(sort && { sort: sort as ItemSort }),
  }
}

/** The parameters without a query: it belongs to the tab where it was made. */
export function withoutRowQuery(parameters: URLSearchParams): URLSearchParams {
  for (const name of queryParameters) parameters.delete(name)
  return parameters
}

/** The query in the parameters of the address; all rows where the rows of the kind do not have what it names. */
function queryIn(kind: AnyKind, params: URLSearchParams): ItemQuery {
  const { query, problems } = readItemQuery(kind, Object.fromEntries(params))
  return problems.length > 0 || !query ? ALL_ROWS : query
}

/** Which rows of a tab are shown, and in which order. The URL holds it; what the tab does not have is ignored. */
export function useRowQuery({ kind }: AnyTab): {
  query: ItemQuery
  /** Changes the query as it is by now. */
  change: (changeOf: (query: ItemQuery) => QueryChange) => void
  clear: () => void
} {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => queryIn(kind, params), [params, kind])
  const change = useCallback(
    (changeOf: (query: ItemQuery) => QueryChange): void => {
      const params = currentParameters()
      const now = queryIn(kind, params)
      const next = { ...now, ...changeOf(now) } as ItemQuery
      withoutRowQuery(params)
      for (const [name, value] of writeItemQuery(next)) params.set(name, value)
      setParams(params, { replace: true, preventScrollReset: true })
    },
    [kind, setParams],
  )
  const clear = useCallback(
    () => change(() => ({ ...ALL_ROWS, from: undefined, to: undefined, finding: undefined })),
    [change],
  )
  return { query, change, clear }
}
