import { billOfCase } from '../bills/bill.ts'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { queryParameters, type ItemQuery, type ItemSums } from '@costdraft/schema/items/item-query.ts'
import { enumParam, firstParam, numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import { ValidationError } from '../errors/errors.ts'
import { POINTS } from '../http/points.ts'
import type { ItemsRequestContext, ItemsContext } from '../items/context.ts'
import type { Range } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { addPrices, hasPrices } from './item-prices.ts'
import { kindsInList, readListedRows } from './listed-rows.ts'
import { decodeItemCursor, encodeItemCursor, type ItemCursor } from './order.ts'
import { itemQueryOf, queriedSums, queriedUuids } from './queried-items.ts'
import { attachChildren } from './read-item.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import { shownColumns, type Shows } from '../items/shown-columns.ts'

export const PAGES = { size: 100, max: 500 }

const ownerOf = ({ tx, viewer, req }: ItemsRequestContext): Promise<CaseHead> =>
  readCaseHead(tx, viewer, String(req.params.case))

/**
 * The items of one kind in a case: the full list, or one page if the query has `first`, `after` or `columns`, the keys
 * that its rows show, or a filter or a sort (`schema/items/item-query.ts`). Throws 404 for a case that the viewer may
 * not know, and 422 for parameters that cannot be read.
 */
export async function listItems(asked: ItemsRequestContext, resource: Resource): Promise<unknown> {
  const { req } = asked
  const owner = await ownerOf(asked)
  const query = itemQueryOf(asked, resource)
  if (query) return pageOfQuery(asked, resource, owner, query)
  const isPaged = ['first', 'after', 'columns'].some((name) => req.query[name] !== undefined)
  return isPaged ? pageOfItems(asked, resource, owner) : allItems(asked, resource, owner)
}

/**
 * What the items of one kind in a case come to, or those of a filter: hours, and pounds without VAT. Throws as the list
 * does.
 */
export async function sumItems(asked: ItemsRequestContext, resource: Resource): Promise<ItemSums> {
  const owner = await ownerOf(asked)
  return queriedSums(asked, resource, owner, itemQueryOf(asked, resource), onlyOf(asked, resource))
}

/**
 * What the rows of whole lists of a case come to, each list by its name in `Case`, in snake case. Throws 422 for a list
 * that no kind has.
 */
export async function sumsOfLists(
  context: Pick<ItemsContext, 'tx' | 'items'>,
  owner: CaseHead,
  lists: readonly string[],
): Promise<Record<string, ItemSums>> {
  const known = caseLists(context.items)
  const sums: [string, ItemSums][] = []
  for (const list of lists) {
    const found = known.get(list)
    if (!found) throw new ValidationError({ sums: `Choose from ${[...known.keys()].join(', ')}.` })
    sums.push([list, await queriedSums(context, found.resource, owner, undefined, found.only)])
  }
  return Object.fromEntries(sums)
}

/** A list of `Case`: the kind of its rows, and which of them. */
export interface CaseList {
  resource: Resource
  only: Range['only']
}
/** All lists of `Case`, by their names in snake case. */
export const caseLists = ({ all }: Items): ReadonlyMap<string, CaseList> => new Map(all.flatMap(listsOfResource))

/** The lists of `Case` with rows of a kind, and which of its rows. */
function listsOfResource(resource: Resource): [string, CaseList][] {
  const { list, tab } = resource.kind
  if (list === undefined) return []
  if (typeof tab !== 'object' || !tab.lists) return [[snakeName(list), { resource, only: undefined }]]
  const column = snakeName(tab.field)
  return Object.entries(tab.lists).map(([name, value]) => [
    snakeName(name),
    { resource, only: { column, values: [value] } },
  ])
}

/**
 * The rows that are asked for, where each tab of a kind has a list of its own: `?fee_type=hearing`, or several with
 * commas. Undefined for all. Throws 422 for a value that has no list.
 */
function onlyOf({ req: { query } }: ItemsRequestContext, { kind: { tab } }: Resource): Range['only'] {
  if (typeof tab !== 'object' || !tab.lists) return undefined
  const column = snakeName(tab.field)
  const values = enumParam(query, column, Object.values(tab.lists))
  return values.length > 0 ? { column, values } : undefined
}

/** The parameters of the list of a kind. */
export const listParameters = ({ kind: { tab } }: Resource): string[] => [
  ...PAGE_PARAMETERS,
  'columns',
  ...queryParameters,
  ...(typeof tab === 'object' && tab.lists ? [snakeName(tab.field)] : []),
]

async function allItems(asked: ItemsRequestContext, resource: Resource, owner: CaseHead): Promise<unknown> {
  const { tx, items } = asked
  const { wholeList } = resource
  const rows = await readListedRows(tx, items, resource, owner.uuid, { only: onlyOf(asked, resource) })
  asked.spend(rows.length * POINTS.row)
  await attachChildren(asked, resource, owner.uuid, rows)
  if (!hasPrices(items, resource) && !wholeList) return rows
  const bill = await billOfCase(tx, owner)
  addPrices(items, bill, resource, rows)
  return wholeList ? wholeList(rows, bill, owner) : rows
}

/** A page of a list of items. */
export interface ItemPage {
  total_count: number
  nodes: readonly ItemRow[]
  has_next_page: boolean
  end_cursor: string | null
}

async function pageOfItems(asked: ItemsRequestContext, resource: Resource, owner: CaseHead): Promise<ItemPage> {
  const { query } = asked.req
  return readPage(
    asked,
    { resource, only: onlyOf(asked, resource) },
    owner,
    firstParam(query, PAGES),
    shownColumns(asked.items, resource, query),
    decodeItemCursor(resource.kind, query.after),
  )
}

/** A page of a list of a case, of `first` rows, that show some keys. */
export async function readPage(
  asked: ItemsContext,
  { resource, only }: CaseList,
  owner: CaseHead,
  first: number,
  shows: Shows,
  after?: ItemCursor,
): Promise<ItemPage> {
  const { tx, items } = asked
  const { kind } = resource
  const rows = await readListedRows(tx, items, resource, owner.uuid, { first: first + 1, after, shows, only })
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  const isWhole = after === undefined && rows.length <= first
  await completeNodes(asked, resource, owner, nodes, shows)
  return {
    total_count: isWhole ? rows.length : await countItems(asked, resource, owner, only),
    nodes,
    has_next_page: rows.length > first,
    end_cursor: last ? encodeItemCursor(kind, last) : null,
  }
}

/** Adds the rows below the rows of a page, and their prices, as far as they are shown. */
async function completeNodes(
  asked: ItemsContext,
  resource: Resource,
  owner: CaseHead,
  nodes: readonly ItemRow[],
  shows: Shows,
): Promise<void> {
  const { tx, items } = asked
  await attachChildren(asked, resource, owner.uuid, nodes, shows)
  if (hasPrices(items, resource, shows)) addPrices(items, await billOfCase(tx, owner), resource, nodes, shows)
}

/**
 * A page of the rows of a query. Its cursor is the number of rows before the next page: a place by date and entry means
 * nothing in another order.
 */
async function pageOfQuery(
  asked: ItemsRequestContext,
  resource: Resource,
  owner: CaseHead,
  query: ItemQuery,
): Promise<unknown> {
  const { tx, items, req } = asked
  const { first, after } = numberedPage(req.query, PAGES)
  const shows = shownColumns(items, resource, req.query)
  const found = await queriedUuids(asked, resource, owner, query, onlyOf(asked, resource))
  const uuids = found.slice(after, after + first)
  const end = after + uuids.length
  const rows = uuids.length > 0 ? await readListedRows(tx, items, resource, owner.uuid, { uuids, shows }) : []
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  const nodes = uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
  await completeNodes(asked, resource, owner, nodes, shows)
  return {
    total_count: found.length,
    nodes,
    has_next_page: end < found.length,
    end_cursor: uuids.length > 0 ? String(end) : null,
  }
}

/** The number of rows in the list of a kind. */
async function countItems(
  { tx, items }: ItemsContext,
  resource: Resource,
  { uuid }: CaseHead,
  only: Range['only'],
): Promise<number> {
  const isAsked = ({ column, values }: NonNullable<typeof only>) =>
    sql<boolean>`uuid in (select item_uuid from ${sql.table(resource.table)} where ${sql.ref(column)} = any(${values}::text[]))`
  const { count } = await tx
    .selectFrom('case_item')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('case_uuid', '=', uuid)
    .where('kind', 'in', kindsInList(items, resource))
    .where('deleted_at', 'is', null)
    .$if(only !== undefined, (query) => (only ? query.where(isAsked(only)) : query))
    .executeTakeFirstOrThrow()
  return count
}
