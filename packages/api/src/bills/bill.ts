import { price, type Bill, type Line } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { ItemPrice } from '../items/item-price.ts'
import { loadPricingInputs } from './pricing-input.ts'

interface CachedBill {
  revision: number
  bill: Bill
}
/**
 * LRU cache of bills by case uuid. A bill is valid for one revision of its case; every change in a case raises its
 * revision.
 */
const billCache = new Map<string, CachedBill>()
const CACHE_SIZE = 200

export interface Revision {
  uuid: string
  revision: number
}

/**
 * The bill of a case. The caller has checked that the viewer may read the case, and changed nothing in this
 * transaction. Amounts are in pence.
 */
export async function billOfCase(tx: Tx, revision: Revision): Promise<Bill> {
  const bill = (await billsOfCases(tx, [revision])).get(revision.uuid)
  if (!bill) throw new Error('There is no bill for a case that was just read.')
  return bill
}

/**
 * The bills of several cases, by case uuid; those that are not in the cache are priced together. Conditions as for
 * `billOfCase`.
 */
export async function billsOfCases(tx: Tx, cases: readonly Revision[]): Promise<Map<string, Bill>> {
  const bills = new Map<string, Bill>()
  for (const { uuid, revision } of cases) {
    const cached = billCache.get(uuid)
    if (cached?.revision === revision) bills.set(uuid, cached.bill)
  }
  const missing = cases.filter(({ uuid }) => !bills.has(uuid)).map(({ uuid }) => uuid)
  if (missing.length > 0) for (const [uuid, bill] of await billsOf(tx, missing)) bills.set(uuid, bill)
  for (const { uuid, revision } of cases) {
    const bill = bills.get(uuid)
    billCache.delete(uuid)
    if (bill) billCache.set(uuid, { revision, bill })
  }
  for (const oldest of billCache.keys()) {
    if (billCache.size <= CACHE_SIZE) break
    billCache.delete(oldest)
  }
  return bills
}

/** The bills of cases by case uuid: the frozen bill of a completed case, the current price of any other. */
export async function billsOf(tx: Tx, uuids: readonly string[]): Promise<Map<string, Bill>> {
  const { rows } = await sql<{
    uuid: string
    bill: Bill
  }>`select case_uuid as uuid, frozen->'bill' as bill from frozen_case where case_uuid = any(${uuids}::uuid[])`.execute(
    tx,
  )
  const bills = new Map(rows.map(({ uuid, bill }) => [uuid, bill]))
  const open = uuids.filter((uuid) => !bills.has(uuid))
  if (open.length > 0)
    for (const [uuid, { priced, items, rates }] of await loadPricingInputs(tx, open))
      bills.set(uuid, price(priced, items, rates))
  return bills
}

function addLine(prices: Map<string, ItemPrice>, item: string, { net, vat, enhancement, unit, notHeld }: Line): void {
  const sum = prices.get(item)
  const events = unit === 'events' ? net : 0
  if (sum) {
    sum.net += net
    sum.vat += vat
    sum.events += events
    sum.isUnpriced ||= notHeld !== null
  } else prices.set(item, { net, vat, enhancement, events, isUnpriced: notHeld !== null })
}

/**
 * Why a bill does not count its items, in words, by item uuid: the reason of its line, or else of the head. An item
 * that counts with any line of its own, or of its parts, is absent.
 */
export function exclusionsByItem(bill: Bill): Map<string, string> {
  const reasons = new Map<string, string>()
  const counted = new Set<string>()
  for (const { lines, excludedBecause: ofHead } of bill.heads)
    for (const { item, partOf, excludedBecause } of lines) {
      const reason = excludedBecause ?? ofHead
      for (const uuid of [item, partOf]) {
        if (!uuid) continue
        if (reason === null) counted.add(uuid)
        else if (!reasons.has(uuid)) reasons.set(uuid, reason)
      }
    }
  for (const uuid of counted) reasons.delete(uuid)
  return reasons
}

/**
 * The price of each item of a bill in pence, by item uuid: the sum of its lines that are not excluded, and of those of
 * its parts.
 */
export function pricesByItem(bill: Bill): Map<string, ItemPrice> {
  const prices = new Map<string, ItemPrice>()
  for (const { lines } of bill.heads)
    for (const line of lines) {
      if (line.item === null || line.excludedBecause !== null) continue
      addLine(prices, line.item, line)
      if (line.partOf) addLine(prices, line.partOf, line)
    }
  return prices
}
