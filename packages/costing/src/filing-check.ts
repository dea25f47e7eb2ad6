import { rulesOf, rulesOfBill } from './areas/filing-rules.ts'
import { isKnownArea } from './areas/index.ts'
import type { FilingFacts } from './filing/facts.ts'
import { filingRules, type FilingRuleName, type Finding, type Found } from './filing/finding.ts'

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)
const byDate = (a: Finding, b: Finding): number =>
  compare(a.date ?? '', b.date ?? '') || compare(a.item ?? '', b.item ?? '') || compare(a.message, b.message)

const withItems = (rule: FilingRuleName, { items, ...found }: Found): Finding => ({
  rule,
  ...found,
  items: items?.toSorted() ?? (found.item === null ? [] : [found.item]),
})

/**
 * What a costs officer would raise in a case, by rule, then by date; the same whatever the order of its items. A pure
 * and total function. Of an area that it does not know, only what follows from the bill is found.
 */
export function filingFindings(facts: FilingFacts): Finding[] {
  const rules = isKnownArea(facts.priced.area) ? rulesOf(facts.priced.area) : rulesOfBill
  return filingRules.flatMap((rule) =>
    (rules[rule]?.(facts) ?? []).map((found) => withItems(rule, found)).toSorted(byDate),
  )
}
