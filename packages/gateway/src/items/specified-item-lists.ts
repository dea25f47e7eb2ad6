import type { Fields } from '@costdraft/schema/field.ts'
import { ALL_ROWS, queriedRows, sumsOfRows, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { camelName, namedKey } from '@costdraft/schema/names.ts'
import { refused } from '../errors/errors.ts'
import type { Names } from '../names/names.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import { pageOf } from '../upstream/pages.ts'
import type { CaseRow, ItemRow, ItemSumsRow } from '../upstream/rows.ts'
import { orNull } from '../upstream/safe-read.ts'
import { PAGES, tabValueOf, type ItemLists, type ListAsked } from './item-lists.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { SpecifiedItems } from './specified-items.ts'

// A host may answer the rows of each part of a case by themselves.
const BY_DATE: ItemQuery = { ...ALL_ROWS, sort: { by: 'date', direction: 'asc' } }

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

/** What is found is known to the host alone: its rows cannot be chosen here. */
function assertNoFinding({ list, query }: ListAsked): void {
  if (query?.finding !== undefined)
    throw refused('NOT_FOUND', 'The case host cannot list what its check before filing finds.', {
      'filter.finding': `Not available for ${list}.`,
    })
}

/** Lists that are cut, sorted and summed from the whole list. */
export function specifiedItemLists(specified: SpecifiedItems, addNames: AddReferenceNames, names: Names): ItemLists {
  const withSortNames = createSorting(addNames, names)
  const wholeList = async (row: CaseRow, kind: AnyKind, list: string): Promise<ItemRow[]> => {
    const rows = await specified.list(row, kind.path)
    const only = tabValueOf(kind, list)
    return only ? rows.filter(only.isIn) : rows
  }
  const foundRows = async (row: CaseRow, kind: AnyKind, { list, query }: ListAsked): Promise<ItemRow[]> => {
    const rows = await wholeList(row, kind, list)
    if (!query) return rows
    const { sort, ...filter } = query
    const found = queriedRows(queriedRows(rows, filter), BY_DATE)
    return sort ? queriedRows(await withSortNames(row, kind, found, sort.by), { ...ALL_ROWS, sort }) : found
  }

  return {
    page: async (row, kind, { first, after, ...asked }) => {
      assertNoFinding(asked)
      const page = pageOf(await foundRows(row, kind, asked), first, after, PAGES)
      return { ...page, nodes: await addNames(row, kind, page.nodes) }
    },
    sums: async (row, kind, asked) => {
      assertNoFinding(asked)
      const rows = await wholeList(row, kind, asked.list)
      return toldSums(kind, queriedRows(rows, asked.query ?? ALL_ROWS), rows)
    },
  }
}
