import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useEffect, useRef } from 'react'
import { logFailure } from '../../../ui/log-failure.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import type { Sums } from '../item-operations.ts'
import { variablesOf } from './use-row-query.ts'
import { useQuery } from '../../../ui/use-query.ts'

/** What the rows of a query come to, kept up to date with the rows that are loaded; undefined until it is known. */
export function useItemSums(
  { operations, columns }: AnyTab,
  caseUuid: string,
  query: ItemQuery,
  rows: readonly AnyRow[] | undefined,
  isShown: boolean,
): Sums | undefined {
  const { filter } = variablesOf(query)
  const isFiltered = filter !== undefined
  const { data, previousData, refetch } = useQuery(operations.sums, {
    variables: { uuid: caseUuid, ...(filter && { filter }) },
    fetchPolicy: 'cache-and-network',
    // The rows come first: both are worked out by the same server.
    skip: !isShown || rows === undefined || !columns.some(({ sum }) => sum),
    // The rows of the list are kept beside them.
    refetchWritePolicy: 'merge',
  })
  const before = useRef(rows)
  useEffect(() => {
    // Rows that were changed, added or removed. Those of a filter are read anew, and their sums with them.
    if (isShown && !isFiltered && before.current && rows && before.current !== rows) refetch().catch(logFailure)
    before.current = rows
  }, [rows, refetch, isShown, isFiltered])
  return (data ?? previousData)?.case.items.sums
}
