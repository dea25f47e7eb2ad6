import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import type { CaseRow, ItemRow, ItemSumsRow, Page } from '../upstream/rows.ts'

/** A list of a kind by its name in GraphQL, and which of its rows, if not all. */
export interface ListAsked {
  list: string
  query?: ItemQuery | undefined
}
export interface PageAsked extends ListAsked {
  first?: number | null
  after?: string | null | undefined
}

/** The lists of items of cases. */
export interface ItemLists {
  /** A page of a list; `columns` are those that are read of its rows, if not all. */
  page: (row: CaseRow, kind: AnyKind, asked: PageAsked, columns?: readonly string[]) => Promise<Page<ItemRow>>
  /** What all rows of the query come to, those of other pages included. */
  sums: (row: CaseRow, kind: AnyKind, asked: ListAsked) => Promise<ItemSumsRow>
}

export const PAGES = { size: 100, max: 500 }

/** Which rows of a kind are in a list, where each of its tabs has a list of its own. */
export function tabValueOf({ tab }: AnyKind, list: string) {
  const value = typeof tab === 'object' ? tab.lists?.[list] : undefined
  if (typeof tab !== 'object' || value === undefined) return undefined
  const key = snakeName(tab.field)
  const isIn = ({ [key]: given }: ItemRow): boolean =>
    tab.tabOf(typeof given === 'string' ? given : null) === tab.tabOf(value)
  return { key, value, isIn }
}
