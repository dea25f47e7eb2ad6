import { rulesOf, rulesOfBill, type RulesOfArea } from './areas/filing-rules.ts'
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

const rulesIn = (area: string): RulesOfArea => (isKnownArea(area) ? rulesOf(area) : rulesOfBill)

/** The names of the rules by which the cases of an area are checked, in their order. */
export const rulesCheckedIn = (area: string): FilingRuleName[] => {
  const rules = rulesIn(area)
  return filingRules.filter((rule) => rules[rule] !== undefined)
}

/**
 * What a costs officer would raise in a case, by rule, then by date; the same whatever the order of its items. A pure
 * and total function. Of an area that it does not know, only what follows from the bill is found.
 */
export function filingFindings(facts: FilingFacts): Finding[] {
  const rules = rulesIn(facts.priced.area)
  return filingRules.flatMap((rule) =>
    (rules[rule]?.(facts) ?? []).map((found) => withItems(rule, found)).toSorted(byDate),
  )
}
