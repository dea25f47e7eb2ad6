import type { CaseAddition } from '@costdraft/schema/additions.ts'
import { writeItemQuery, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { Call } from '../upstream/http.ts'
import type { ItemRow, ItemSumsRow, Page } from '../upstream/rows.ts'
import { PAGES, tabValueOf, type ItemLists, type ListAsked } from './item-lists.ts'
import { itemsPath } from './item-parts.ts'

/** What a host needs to have to be asked for a list. */
export const neededFor = (kind: AnyKind, { list, query }: ListAsked): CaseAddition[] => [
  'paging',
  ...(tabValueOf(kind, list) ? (['lists_by_field'] as const) : []),
  ...(query ? (['item_queries'] as const) : []),
  ...(query?.finding === undefined ? [] : (['finding_rows'] as const)),
]

const parametersOf = (kind: AnyKind, list: string, query: ItemQuery | undefined): URLSearchParams => {
  const only = tabValueOf(kind, list)
  return new URLSearchParams([...(only ? [[only.key, only.value]] : []), ...(query ? writeItemQuery(query) : [])])
}

/** The lists that a host pages, filters, sorts and sums itself. */
export const ownItemLists = (call: Call): ItemLists => ({
  page: (row, kind, { first, after, list, query }, columns) => {
    const parameters = parametersOf(kind, list, query)
    parameters.set('first', String(first ?? PAGES.size))
    if (after) parameters.set('after', after)
    if (columns) parameters.set('columns', columns.join(','))
    return call<Page<ItemRow>>('GET', `${itemsPath(row, kind)}?${parameters.toString()}`)
  },
  sums: (row, kind, { list, query }) =>
    call<ItemSumsRow>('GET', `${itemsPath(row, kind)}/sums?${parametersOf(kind, list, query).toString()}`),
})
