import type { Head } from '../../bills/bill.ts'
import type { Line } from '../../bills/line.ts'
import type { HourlyClaim } from '../../facts/priced-case.ts'
import type { FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { ofCase } from '../words.ts'

const isEmpty = (text: string | null): boolean => text === null || text.trim() === ''

/** What is said of the texts that are missing; undefined where there are both. */
function missingOf({ texts }: FilingFacts): string | undefined {
  const hasNarrative = !isEmpty(texts.narrative)
  if (isEmpty(texts.enhancement)) return `there are no reasons for it${hasNarrative ? '' : ' and no narrative'}`
  return hasNarrative ? undefined : 'there is no narrative'
}

/** The claim that a head is part of; null where the case has none. */
function claimOf({ priced }: FilingFacts, { part }: Head): HourlyClaim | null {
  if (!('exceptional' in priced)) return null
  return part ? (priced.parts?.[part] ?? null) : priced
}

/** The counted lines that are enhanced by what is set, and not by the minimum of a panel member. */
function enhancedLines(facts: FilingFacts): Line[] {
  const activities = new Map(facts.items.map(({ uuid, activityType }) => [uuid, activityType]))
  return facts.bill.heads.flatMap((head) => {
    const set: Readonly<Record<string, number>> = claimOf(facts, head)?.enhancements ?? {}
    if (head.excludedBecause !== null) return []
    return head.lines.filter(
      ({ item, enhancement, excludedBecause }) =>
        excludedBecause === null && enhancement > 0 && (set[activities.get(item ?? '') ?? ''] ?? 0) >= enhancement,
    )
  })
}

/**
 * Enhancement that is claimed without a word of reason, or without a narrative that shows what the case was. The
 * minimum of a panel member needs none: its threshold is deemed met. Source: 2024 Standard Civil Contract, General
 * Specification 6.13 and 6.15 (what must be shown, and what decides the percentage), Family Specification 7.23–7.24;
 * Costs Assessment Guidance section 12. A narrative is required with every bill ("Faster payment: claims and
 * documentary evidence", GOV.UK).
 */
export const enhancementUnreasoned: FilingRule = (facts) => {
  const missing = missingOf(facts)
  const lines = missing === undefined ? [] : enhancedLines(facts)
  if (lines.length === 0) return []
  const highest = lines.reduce((most, { enhancement }) => Math.max(most, enhancement), 0)
  const items = [...new Set(lines.flatMap(({ item }) => item ?? []))]
  return ofCase(
    `Enhancement of ${items.length === 1 ? `${highest} % is claimed for 1 row` : `up to ${highest} % is claimed for ${items.length} rows`}, and ${missing}.`,
    items,
  )
}
