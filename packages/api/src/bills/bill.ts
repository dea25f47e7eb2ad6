import { price, type Bill } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { priceables } from './bill-facts.ts'

interface Known {
  revision: number
  bill: Bill
}
/** Bills of the cases looked at last. A bill is a function of its case's revision, so a change anywhere in the case makes a new one. */
const known = new Map<string, Known>()
const MOST = 200

export interface Revision {
  uuid: string
  revision: number
}

/** The priced bill of a case the viewer has been allowed to read. */
export async function billOfCase(tx: Tx, { uuid, revision }: Revision): Promise<Bill> {
  const before = known.get(uuid)
  known.delete(uuid)
  const bill = before?.revision === revision ? before.bill : (await billsOf(tx, [uuid])).get(uuid)
  if (!bill) throw new Error('A case that was just read is not there.')
  known.set(uuid, { revision, bill })
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break
    known.delete(oldest)
  }
  return bill
}

/** The bills of cases by uuid: of a complete one as it was frozen, of any other as it is priced now. */
export async function billsOf(tx: Tx, uuids: readonly string[]): Promise<Map<string, Bill>> {
  const { rows } = await sql<{
    uuid: string
    bill: Bill
  }>`select case_uuid as uuid, frozen->'bill' as bill from frozen_case where case_uuid = any(${uuids}::uuid[])`.execute(
    tx,
  )
  const bills = new Map(rows.map(({ uuid, bill }) => [uuid, bill])),
    open = uuids.filter((uuid) => !bills.has(uuid))
  if (open.length > 0)
    for (const [uuid, { facts, items }] of await priceables(tx, open)) bills.set(uuid, price(facts, items))
  return bills
}

export interface ItemPrice {
  net: number
  vat: number
  enhancement: number
}

/** What each item of a bill comes to, in pence: the sum of its lines that are counted. */
export function pricesByItem(bill: Bill): Map<string, ItemPrice> {
  const prices = new Map<string, ItemPrice>()
  for (const { lines } of bill.heads) {
    for (const { item, net, vat, enhancement, excludedBecause } of lines) {
      if (item === null || excludedBecause !== null) continue
      const before = prices.get(item)
      if (before) {
        before.net += net
        before.vat += vat
      } else prices.set(item, { net, vat, enhancement })
    }
  }
  return prices
}
