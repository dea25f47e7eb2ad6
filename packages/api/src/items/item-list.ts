import { billOfCase } from '../bills/bill.ts'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { enumParam } from '../http/paging.ts'
import { ValidationError } from '../http/errors.ts'
import type { ItemsAsked } from './context.ts'
import type { Range } from './item-rows.ts'
import { addPrices, hasPrices } from './item-prices.ts'
import { kindsInList, readListedRows } from './listed-rows.ts'
import { decodeItemCursor, encodeItemCursor } from './order.ts'
import { attachChildren } from './read-item.ts'
import type { Resource } from './resource.ts'
import { shownColumns } from './shown-columns.ts'

const DEFAULT_PAGE_SIZE = 100,
  MAX_PAGE_SIZE = 500

/**
 * The items of one kind in a case: the full list, or one page if the query has `first`, `after` or `columns`, the keys that its rows show.
 */
export async function listItems(asked: ItemsAsked, resource: Resource): Promise<unknown> {
  const { tx, viewer, req } = asked,
    owner = await readCaseHead(tx, viewer, String(req.params.case))
  const isPaged = ['first', 'after', 'columns'].some((name) => req.query[name] !== undefined)
  return isPaged ? pageOfItems(asked, resource, owner) : allItems(asked, resource, owner)
}

/**
 * The rows that are asked for, where each tab of a kind has a list of its own: `?fee_type=hearing`, or several with commas. Undefined for all. Throws 422 for a value
 * that has no list.
 */
function onlyOf({ req: { query } }: ItemsAsked, { kind: { tab } }: Resource): Range['only'] {
  if (typeof tab !== 'object' || !tab.lists) return undefined
  const column = snakeName(tab.field),
    values = enumParam(query, column, Object.values(tab.lists))
  return values.length > 0 ? { column, values } : undefined
}

async function allItems(asked: ItemsAsked, resource: Resource, owner: CaseHead): Promise<unknown> {
  const { tx, items } = asked,
    { wholeList } = resource
  const rows = await readListedRows(tx, items, resource, owner.uuid, { only: onlyOf(asked, resource) })
  await attachChildren(asked, resource, owner.uuid, rows)
  if (!hasPrices(items, resource) && !wholeList) return rows
  const bill = await billOfCase(tx, owner)
  addPrices(items, bill, resource, rows)
  return wholeList ? wholeList(rows, bill, owner) : rows
}

async function pageOfItems(asked: ItemsAsked, resource: Resource, owner: CaseHead): Promise<unknown> {
  const {
      tx,
      items,
      req: { query },
    } = asked,
    { kind } = resource
  const first = Number(query.first ?? DEFAULT_PAGE_SIZE)
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new ValidationError({ first: `Ask for 1 to ${MAX_PAGE_SIZE}.` })
  const after = decodeItemCursor(kind, query.after),
    only = onlyOf(asked, resource),
    shows = shownColumns(items, resource, query),
    rows = await readListedRows(tx, items, resource, owner.uuid, { first: first + 1, after, shows, only })
  const nodes = rows.slice(0, first),
    last = nodes.at(-1),
    isWhole = after === undefined && rows.length <= first
  await attachChildren(asked, resource, owner.uuid, nodes, shows)
  if (hasPrices(items, resource, shows)) addPrices(items, await billOfCase(tx, owner), resource, nodes, shows)
  return {
    total_count: isWhole ? rows.length : await countItems(asked, resource, owner, only),
    nodes,
    has_next_page: rows.length > first,
    end_cursor: last ? encodeItemCursor(kind, last) : null,
  }
}

/** The number of rows in the list of a kind. */
async function countItems(
  { tx, items }: ItemsAsked,
  resource: Resource,
  { uuid }: CaseHead,
  only: Range['only'],
): Promise<number> {
  const isAsked = ({ column, values }: NonNullable<typeof only>) =>
    sql<boolean>`uuid in (select item_uuid from ${sql.table(resource.table)} where ${sql.ref(column)} = any(${values}::text[]))`
  const { n } = await tx
    .selectFrom('case_item')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('case_uuid', '=', uuid)
    .where('kind', 'in', kindsInList(items, resource))
    .where('deleted_at', 'is', null)
    .$if(only !== undefined, (query) => (only ? query.where(isAsked(only)) : query))
    .executeTakeFirstOrThrow()
  return n
}
