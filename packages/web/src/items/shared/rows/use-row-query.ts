import { queryParameters, readItemQuery, writeItemQuery, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ItemFilter, ItemSort } from '../../../generated/graphql.ts'
import type { AnyTab } from '../tab-definition.ts'

/** Part of a query; what is undefined is taken out of it. */
type QueryChange = { [Name in keyof ItemQuery]?: ItemQuery[Name] | undefined }
/** All rows, by date and entry. */
export const ALL_ROWS: ItemQuery = { values: {}, flags: [] }

/** Whether a query leaves rows out. */
export const isFiltering = ({ values, flags, from, to }: ItemQuery): boolean =>
  Object.keys(values).length > 0 || flags.length > 0 || from !== undefined || to !== undefined

/** A query as the arguments of a list; none for all rows in their own order. */
export function variablesOf(query: ItemQuery): { filter?: ItemFilter; sort?: ItemSort } {
  const { values, flags, from, to, sort } = query
  return {
    ...(isFiltering(query) && {
      filter: {
        ...(values as ItemFilter),
        ...Object.fromEntries(flags.map((flag) => [flag, true])),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
    }),
    ...(sort && { sort }),
  }
}

/** The parameters without a query: it belongs to the tab where it was made. */
export function withoutRowQuery(parameters: URLSearchParams): URLSearchParams {
  for (const name of queryParameters) parameters.delete(name)
  return parameters
}

/** Which rows of a tab are shown, and in which order. The URL holds it; what the tab does not have is ignored. */
export function useRowQuery({ kind }: AnyTab): {
  query: ItemQuery
  change: (change: QueryChange) => void
  clear: () => void
} {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => {
    const read = readItemQuery(kind, Object.fromEntries(params))
    return read.problems.length > 0 ? ALL_ROWS : (read.query ?? ALL_ROWS)
  }, [params, kind])
  const write = useCallback(
    (next: ItemQuery): void =>
      setParams(
        (params) => {
          withoutRowQuery(params)
          for (const [name, value] of writeItemQuery(next)) params.set(name, value)
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    query,
    change: (change) => write({ ...query, ...change } as ItemQuery),
    clear: () => write({ ...ALL_ROWS, ...(query.sort && { sort: query.sort }) }),
  }
}
