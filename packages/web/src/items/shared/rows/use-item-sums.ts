import { useQuery } from '@apollo/client/react'
import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useEffect, useRef } from 'react'
import type { AnyRow, AnyTab } from '../tab-definition.ts'
import type { Sums } from '../item-operations.ts'
import { variablesOf } from './use-row-query.ts'

/** What the rows of a query come to, kept up to date with the rows that are loaded; undefined until it is known. */
export function useItemSums(
  { operations, columns }: AnyTab,
  caseUuid: string,
  query: ItemQuery,
  rows: readonly AnyRow[] | undefined,
): Sums | undefined {
  const { filter } = variablesOf(query)
  const { data, refetch } = useQuery(operations.sums, {
    variables: { uuid: caseUuid, ...(filter && { filter }) },
    fetchPolicy: 'cache-and-network',
    skip: !columns.some(({ sum }) => sum),
  })
  const before = useRef(rows)
  useEffect(() => {
    // Rows that were changed, added or removed; the first ones come with the sums.
    if (before.current && rows && before.current !== rows) refetch().catch(console.error)
    before.current = rows
  }, [rows, refetch])
  return data?.case.items.sums
}
