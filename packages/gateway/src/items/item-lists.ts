import type { Fields } from '@costdraft/schema/field.ts'
import {
  ALL_ROWS,
  queriedRows,
  sumsOfRows,
  writeItemQuery,
  type ItemQuery,
} from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { camelName, namedKey, snakeName } from '@costdraft/schema/names.ts'
import { refused } from '../errors/errors.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import type { Names } from '../names/names.ts'
import { pageOf } from '../upstream/pages.ts'
import { itemsPath } from './item-parts.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, ItemRow, ItemSumsRow, Page } from '../upstream/rows.ts'
import { orNull } from '../upstream/safe-read.ts'
import type { SpecifiedItems } from './specified-items.ts'

/** A list of a kind by its name in GraphQL, and which of its rows, if not all. */
interface ListAsked {
  list: string
  query?: ItemQuery | undefined
}
interface PageAsked extends ListAsked {
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

const PAGES = { size: 100, max: 500 }
// A host may answer the rows of each part of a case by themselves.
const BY_DATE: ItemQuery = { ...ALL_ROWS, sort: { by: 'date', direction: 'asc' } }

/** Which rows of a kind are in a list, where each of its tabs has a list of its own. */
function tabValueOf({ tab }: AnyKind, list: string) {
  const value = typeof tab === 'object' ? tab.lists?.[list] : undefined
  if (typeof tab !== 'object' || value === undefined) return undefined
  const key = snakeName(tab.field)
  const isIn = ({ [key]: given }: ItemRow): boolean =>
    tab.tabOf(typeof given === 'string' ? given : null) === tab.tabOf(value)
  return { key, value, isIn }
}

/**
 * What rows come to, as far as the host tells. `list` has the rows of no filter, by which a host is known that tells no
 * prices at all.
 */
function toldSums(kind: AnyKind, found: readonly ItemRow[], list: readonly ItemRow[]): ItemSumsRow {
  const sums = sumsOfRows(kind, found)
  const judged = found.length > 0 ? found : list
  const isTold = judged.length === 0 || judged.some(({ total_cost }) => total_cost !== undefined && total_cost !== null)
  return isTold ? sums : { ...sums, net: null, vat: null }
}

/** Sees to it that rows have the names by which they are sorted, where a host answers uuids alone. */
function createSorting(addNames: AddReferenceNames, names: Names) {
  const withEarner = async (row: CaseRow, item: ItemRow, key: string): Promise<ItemRow> => {
    const { uuid, surname } = earnerOf(item[key], row.client)
    if (uuid === '' || surname !== undefined) return item
    const earner = await orNull(names.feeEarner(row.client, uuid))
    return earner ? { ...item, [namedKey(key)]: earner } : item
  }
  return async (row: CaseRow, kind: AnyKind, rows: ItemRow[], by: string): Promise<ItemRow[]> => {
    const { ref } = (kind.fields as Fields)[camelName(by)] ?? {}
    if (ref === 'fee_earner') return Promise.all(rows.map((item) => withEarner(row, item, by)))
    return ref ? addNames(row, kind, rows) : rows
  }
}

/**
 * Lists of items: the host's own, otherwise cut and summed here from the whole list, as one is of which the host does
 * not tell the tabs apart.
 */
export function createItemLists(
  { caseHost: { call, has } }: RequestHosts,
  specified: SpecifiedItems,
  addNames: AddReferenceNames,
  names: Names,
): ItemLists {
  const withSortNames = createSorting(addNames, names)
  const wholeList = async (row: CaseRow, kind: AnyKind, list: string): Promise<ItemRow[]> => {
    const rows = await specified.list(row, kind.path)
    const only = tabValueOf(kind, list)
    return only ? rows.filter(only.isIn) : rows
  }
  const isAskedOfHost = async (kind: AnyKind, list: string, query: ItemQuery | undefined): Promise<boolean> =>
    (await has('paging')) &&
    (!tabValueOf(kind, list) || (await has('lists_by_field'))) &&
    (!query || (await has('item_queries'))) &&
    (query?.finding === undefined || (await has('finding_rows')))
  /** What is found is known to the host alone: its rows cannot be chosen here. */
  const assertTold = ({ list, query }: ListAsked, isOfHost: boolean): void => {
    if (query?.finding !== undefined && !isOfHost)
      throw refused('NOT_FOUND', 'The case host cannot list what its check before filing finds.', {
        'filter.finding': `Not available for ${list}.`,
      })
  }
  const parametersOf = (kind: AnyKind, list: string, query: ItemQuery | undefined): URLSearchParams => {
    const only = tabValueOf(kind, list)
    return new URLSearchParams([...(only ? [[only.key, only.value]] : []), ...(query ? writeItemQuery(query) : [])])
  }
  const foundRows = async (row: CaseRow, kind: AnyKind, { list, query }: ListAsked): Promise<ItemRow[]> => {
    const rows = await wholeList(row, kind, list)
    if (!query) return rows
    const { sort, ...filter } = query
    const found = queriedRows(queriedRows(rows, filter), BY_DATE)
    return sort ? queriedRows(await withSortNames(row, kind, found, sort.by), { ...ALL_ROWS, sort }) : found
  }

  return {
    page: async (row, kind, { first, after, list, query }, columns) => {
      const isOfHost = await isAskedOfHost(kind, list, query)
      assertTold({ list, query }, isOfHost)
      if (!isOfHost) {
        const page = pageOf(await foundRows(row, kind, { list, query }), first, after, PAGES)
        return { ...page, nodes: await addNames(row, kind, page.nodes) }
      }
      const parameters = parametersOf(kind, list, query)
      parameters.set('first', String(first ?? PAGES.size))
      if (after) parameters.set('after', after)
      if (columns && (await has('item_columns'))) parameters.set('columns', columns.join(','))
      return call<Page<ItemRow>>('GET', `${itemsPath(row, kind)}?${parameters.toString()}`)
    },
    sums: async (row, kind, { list, query = ALL_ROWS }) => {
      const { sort: _order, ...filter } = query
      const isOfHost = await isAskedOfHost(kind, list, filter)
      assertTold({ list, query }, isOfHost)
      if (isOfHost)
        return call<ItemSumsRow>('GET', `${itemsPath(row, kind)}/sums?${parametersOf(kind, list, filter).toString()}`)
      const rows = await wholeList(row, kind, list)
      return toldSums(kind, queriedRows(rows, filter), rows)
    },
  }
}
