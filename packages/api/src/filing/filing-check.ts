import { ENGINE_VERSION, countByRule, filingFindings, type FilingCount, type Finding } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { billOfCase, type Revision } from '../bills/bill.ts'
import { loadPricedCase } from '../bills/load-cases.ts'
import type { Items } from '../items/registry.ts'
import { readFiledItems } from './filed-items.ts'

/** What is found in a case, and how much of it by rule. */
export interface FilingCheck {
  findings: readonly Finding[]
  counts: readonly FilingCount[]
}
interface CachedCheck extends FilingCheck {
  key: string
}
/** LRU cache of checks by case uuid. A check is valid for one revision of its case, as its bill is, and for one day. */
const checkCache = new Map<string, CachedCheck>()
const CACHE_SIZE = 100

async function namesOfFeeEarners(tx: Tx, caseUuid: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, firstname || ' ' || surname as name from fee_earner
    where client_uuid = (select client_uuid from "case" where uuid = ${caseUuid})`.execute(tx)
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

async function check(tx: Tx, items: Items, revision: Revision, day: string): Promise<FilingCheck> {
  const { uuid } = revision
  const findings = filingFindings({
    priced: await loadPricedCase(tx, uuid),
    bill: await billOfCase(tx, revision),
    items: await readFiledItems(tx, items, uuid),
    feeEarners: await namesOfFeeEarners(tx, uuid),
    today: day,
  })
  return { findings, counts: countByRule(findings) }
}

/**
 * What a costs officer would raise in a case. The caller has checked that the viewer may read the case, and changed
 * nothing in this transaction.
 */
export async function checkOfCase(tx: Tx, items: Items, revision: Revision): Promise<FilingCheck> {
  const day = londonDay(new Date()),
    key = `${revision.revision} ${ENGINE_VERSION} ${day}`
  const cached = checkCache.get(revision.uuid)
  const found = cached?.key === key ? cached : { key, ...(await check(tx, items, revision, day)) }
  checkCache.delete(revision.uuid)
  checkCache.set(revision.uuid, found)
  for (const oldest of checkCache.keys()) {
    if (checkCache.size <= CACHE_SIZE) break
    checkCache.delete(oldest)
  }
  return found
}
