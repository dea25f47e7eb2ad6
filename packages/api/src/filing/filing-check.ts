import {
  ENGINE_VERSION,
  filingFindings,
  groupByRule,
  type FilingGroup,
  type FilingRuleName,
  type Finding,
} from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { Revision } from '../bills/bill.ts'
import type { Items } from '../items/registry.ts'
import { readFilingFacts } from './filing-facts.ts'
import { listedPlaces, type ListedPlace } from './listed-places.ts'

/** What is found in a case, and what it comes to by rule. */
export interface FilingCheck {
  findings: readonly Finding[]
  groups: readonly FilingGroup[]
  /** Where the items that are found are listed, by their uuids. */
  places: ReadonlyMap<string, ListedPlace>
}
interface CachedCheck extends FilingCheck {
  key: string
}
/** LRU cache of checks by case uuid. A check is valid for one revision of its case, as its bill is, and for one day. */
const checkCache = new Map<string, CachedCheck>()
const CACHE_SIZE = 100

async function check(tx: Tx, items: Items, revision: Revision, day: string): Promise<FilingCheck> {
  const facts = await readFilingFacts(tx, items, revision, day)
  const findings = filingFindings(facts)
  return {
    findings,
    groups: groupByRule(facts, findings),
    places: await listedPlaces(tx, items, facts.items, new Set(findings.flatMap((finding) => finding.items))),
  }
}

/**
 * What a costs officer would raise in a case. The caller has checked that the viewer may read the case, and changed
 * nothing in this transaction.
 */
export async function checkOfCase(tx: Tx, items: Items, revision: Revision): Promise<FilingCheck> {
  const day = londonDay(new Date())
  const key = `${revision.revision} ${ENGINE_VERSION} ${day}`
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

/** The rows of lists that are found by a rule in a case, by their uuids. Conditions as for `checkOfCase`. */
export async function rowsFoundBy(
  tx: Tx,
  items: Items,
  revision: Revision,
  rule: FilingRuleName,
): Promise<ReadonlySet<string>> {
  const { groups, places } = await checkOfCase(tx, items, revision)
  const found = groups.find((group) => group.rule === rule)?.items ?? []
  return new Set(found.flatMap((item) => places.get(item)?.uuid ?? []))
}
