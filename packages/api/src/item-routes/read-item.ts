import { billsOf } from '../bills/bill.ts'
import { etag } from '../http/body.ts'
import type { ItemsRequestContext, ItemsContext } from '../items/context.ts'
import { addPrices, hasPrices } from './item-prices.ts'
import { readItems } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { childOf } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'
import { showsAll, type Shows } from '../items/shown-columns.ts'

/** One item with its child rows and costs in wire format; sets the ETag of the response. */
export async function readItem(
  asked: ItemsRequestContext,
  resource: Resource,
  caseUuid: string,
  uuid: string,
): Promise<ItemRow> {
  const [row] = await readRows(asked, resource, caseUuid, [uuid])
  if (!row) throw new Error('The stored item could not be read back.')
  asked.res.set('etag', etag(row))
  return row
}

/**
 * Those of several items of a kind that are not in the trash, with their child rows and costs in wire format, in the
 * order of their list.
 */
export async function readRows(
  context: ItemsContext,
  resource: Resource,
  caseUuid: string,
  uuids: readonly string[],
): Promise<ItemRow[]> {
  const { tx, items } = context
  const rows = uuids.length > 0 ? await readItems(tx, items, resource, caseUuid, { uuids }) : []
  if (rows.length === 0) return rows
  await attachChildren(context, resource, caseUuid, rows)
  // Priced without the cache: after a change that is not committed, the bill belongs to no revision.
  const bill = hasPrices(items, resource) ? (await billsOf(tx, [caseUuid])).get(caseUuid) : undefined
  if (bill) addPrices(items, bill, resource, rows)
  return rows
}

/**
 * Adds the rows of each list part that is shown to their parents, and to these the rows below them: one query a list,
 * whatever the number of rows.
 */
export async function attachChildren(
  { tx, items, ...context }: ItemsContext,
  { kind }: Resource,
  caseUuid: string,
  rows: readonly ItemRow[],
  shows: Shows = showsAll,
): Promise<void> {
  const parents = rows.map(({ uuid }) => uuid)
  for (const part of listParts(kind)) {
    if (!shows(part.wire)) continue
    const child = childOf(items, part.kind)
    const children = parents.length > 0 ? await readItems(tx, items, child, caseUuid, { parents }) : []
    await attachChildren({ tx, items, ...context }, child, caseUuid, children)
    const byParent = Map.groupBy(children, ({ parent_uuid }) => parent_uuid)
    for (const row of rows) row[part.wire] = byParent.get(row.uuid) ?? []
  }
}
