import {
  ALL_ROWS,
  columnsOfQuery,
  queriedRows,
  readItemQuery,
  sumColumns,
  sumsOfRows,
  type ItemQuery,
  type ItemSums,
} from '@costdraft/schema/items/item-query.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { billOfCase } from '../bills/bill.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import { rowsFoundBy } from '../filing/filing-check.ts'
import { ValidationError } from '../errors/errors.ts'
import type { ItemsRequestContext, ItemsContext } from '../items/context.ts'
import { addPrices, hasPrices } from './item-prices.ts'
import type { Range } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { readListedRows } from './listed-rows.ts'
import type { Resource } from '../items/resource.ts'

/**
 * The filter and the sort in the parameters of a request; undefined where there is neither. Throws 422, by the names of
 * the parameters, for what cannot be read and for what the rows of the kind do not have.
 */
export function itemQueryOf({ req }: ItemsRequestContext, { kind }: Resource): ItemQuery | undefined {
  const { query, problems } = readItemQuery(kind, req.query)
  if (problems.length > 0)
    throw new ValidationError(Object.fromEntries(problems.map(({ path, message }) => [snakeName(path), message])))
  return query
}

/**
 * All rows of a list, or those that are found, with these keys alone: a query looks at every row of a case, of which a
 * page shows a few.
 */
async function readKeys(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  resource: Resource,
  owner: CaseHead,
  keys: readonly string[],
  only: Range['only'],
  { finding }: Pick<ItemQuery, 'finding'>,
): Promise<ItemRow[]> {
  const read = new Set(['uuid', ...keys])
  const shows = (key: string): boolean => read.has(key)
  const rows = await readListedRows(tx, items, resource, owner.uuid, { shows, only })
  if (hasPrices(items, resource, shows)) addPrices(items, await billOfCase(tx, owner), resource, rows, shows)
  if (finding === undefined) return rows
  const found = await rowsFoundBy(tx, items, owner, finding)
  return rows.filter(({ uuid }) => found.has(uuid))
}

/** The uuids of the rows of a query in its order; rows that are equal stand by date and entry. */
export async function queriedUuids(
  asked: ItemsRequestContext,
  resource: Resource,
  owner: CaseHead,
  query: ItemQuery,
  only: Range['only'],
): Promise<string[]> {
  const rows = await readKeys(asked, resource, owner, columnsOfQuery(query), only, query)
  return queriedRows(rows, query).map(({ uuid }) => uuid)
}

/** What the rows of a query come to, or all of the list without one: hours, and pounds without VAT. */
export async function queriedSums(
  context: Pick<ItemsContext, 'tx' | 'items'>,
  resource: Resource,
  owner: CaseHead,
  { sort: _order, ...filter }: ItemQuery = ALL_ROWS,
  only: Range['only'] = undefined,
): Promise<ItemSums> {
  const rows = await readKeys(
    context,
    resource,
    owner,
    [...columnsOfQuery(filter), ...sumColumns(resource.kind)],
    only,
    filter,
  )
  return sumsOfRows(resource.kind, queriedRows(rows, filter))
}
