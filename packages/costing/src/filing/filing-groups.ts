import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { FilingFacts } from './facts.ts'
import { countByRule, type FilingCount, type Finding } from './finding.ts'

/** The findings of one rule together. */
export interface FilingGroup extends FilingCount {
  /** Uuids of the items that they are about, each once. */
  items: readonly string[]
  /** The hours recorded in these items; null where they record none. */
  hours: Hundredths | null
  /** What these items come to, in pence without VAT, as their lists have it; null where none has a price. */
  net: Pence | null
}

/** What items come to: their lines, and those of their parts, each once, as far as they have a price. */
function netOf({ bill }: FilingFacts, items: ReadonlySet<string>): Pence | null {
  let net: Pence | null = null
  for (const { lines } of bill.heads)
    for (const line of lines) {
      const isOfItem = items.has(line.item ?? '') || items.has(line.partOf ?? '')
      if (isOfItem && line.excludedBecause === null && line.notHeld === null) net = (net ?? 0) + line.net
    }
  return net
}

function hoursOf({ items: all }: FilingFacts, items: ReadonlySet<string>): Hundredths | null {
  let hours: Hundredths | null = null
  for (const { uuid, work } of all) if (items.has(uuid)) for (const day of work) hours = (hours ?? 0) + day.hours
  return hours
}

/**
 * The findings of each rule that has any, in the order of the rules, with the hours and the money that they concern.
 */
export function groupByRule(facts: FilingFacts, findings: readonly Finding[]): FilingGroup[] {
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return countByRule(findings).map((counted) => {
    const items = new Set((byRule.get(counted.rule) ?? []).flatMap((finding) => finding.items))
    return { ...counted, items: [...items], hours: hoursOf(facts, items), net: netOf(facts, items) }
  })
}
