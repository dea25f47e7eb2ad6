import type { Parts } from '@costdraft/schema/kind.ts'
import { billsOf } from '../bills/bill.ts'
import { etag } from '../http/body.ts'
import type { Asked } from '../http/request.ts'
import { resourceByName as byName } from './index.ts'
import { addPrices } from './item-prices.ts'
import { readItems, type ItemRow } from './item-rows.ts'
import type { Resource } from './resource.ts'

/** One item with its child rows and costs in wire format; sets the ETag of the response. */
export async function readItem(asked: Asked, resource: Resource, caseUuid: string, uuid: string): Promise<ItemRow> {
  const [row] = await readItems(asked.tx, resource, caseUuid, { uuid })
  if (!row) throw new Error('The stored item could not be read back.')
  await attachChildren(asked, resource, caseUuid, [row])
  // Priced without the cache: after a change that is not committed, the bill belongs to no revision.
  const bill = (await billsOf(asked.tx, [caseUuid])).get(caseUuid)
  if (bill) addPrices(bill, resource.kind, [row])
  asked.res.set('etag', etag(row))
  return row
}

/** Adds the child rows of each list part to their parents. */
export async function attachChildren(
  { tx }: Asked,
  { kind }: Resource,
  caseUuid: string,
  rows: ItemRow[],
): Promise<void> {
  for (const part of Object.values(kind.parts as Parts)) {
    if (!part.many) continue
    const child = byName[part.kind.name]
    const children = child
      ? await readItems(tx, child, caseUuid, rows.length === 1 && rows[0] ? { parent: rows[0].uuid } : {})
      : []
    const byParent = Map.groupBy(children, ({ parent_uuid }) => parent_uuid)
    for (const row of rows) row[part.wire] = byParent.get(row.uuid) ?? []
  }
}
