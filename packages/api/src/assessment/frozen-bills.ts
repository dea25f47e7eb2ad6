import { readCase } from '../cases/case-rows.ts'
import type { ItemsContext } from '../items/context.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import type { FrozenCase } from '../outputs/frozen-case.ts'
import { frozenAt, readFrozenJson, type FrozenJson } from '../outputs/output-rows.ts'
import { assessedBill, type AssessedBill } from './bill-lines.ts'

interface Cached {
  at: string
  bill: AssessedBill
}
/** LRU cache by case uuid. What is read of a snapshot is valid for the moment at which it was taken. */
const cache = new Map<string, Cached>()
/** How many lines are kept, of whatever number of cases. */
const MOST_LINES = 60_000

function keep(uuid: string, cached: Cached): void {
  cache.delete(uuid)
  cache.set(uuid, cached)
  let lines = 0
  for (const { bill } of cache.values()) lines += bill.lines.length
  for (const [oldest, { bill }] of cache) {
    if (lines <= MOST_LINES || oldest === uuid) break
    lines -= bill.lines.length
    cache.delete(oldest)
  }
}

/** What is kept of a snapshot that was taken at a moment. */
function kept(uuid: string, at: string): AssessedBill | undefined {
  const cached = cache.get(uuid)
  if (cached?.at !== at) return undefined
  keep(uuid, cached)
  return cached.bill
}

/** The lines of a snapshot that are assessed, parsed once. */
export function billOfStored(uuid: string, { json, at }: Pick<FrozenJson, 'json' | 'at'>): AssessedBill {
  const before = kept(uuid, at)
  if (before) return before
  const bill = assessedBill(JSON.parse(json) as FrozenCase)
  keep(uuid, { at, bill })
  return bill
}

/** The lines of a completed case that are assessed. The caller has checked the case. */
export async function billOfSnapshot({ tx, viewer, items }: ItemsContext, uuid: string): Promise<AssessedBill> {
  const at = await frozenAt(tx, uuid)
  const before = at === undefined ? undefined : kept(uuid, at)
  if (before) return before
  const stored = await readFrozenJson(tx, uuid)
  // Cases completed before freezing was introduced are frozen now.
  return stored
    ? billOfStored(uuid, stored)
    : assessedBill(await freezeCase(tx, items, await readCase(tx, viewer, uuid)))
}
