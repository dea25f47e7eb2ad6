import { isKnownArea } from '../areas/index.ts'
import type { AreaOfWork } from '../vocabulary.ts'
import type { FilingFacts } from './facts.ts'
import { filingRules, type FilingRule, type FilingRuleName, type Finding } from './finding.ts'
import { afterToday, beforeCertificate } from './rules/dates.ts'
import { attendanceNotEvidenced, voucherMissing } from './rules/documents.ts'
import { doubleClaim } from './rules/double-claim.ts'
import { duplicate } from './rules/duplicate.ts'
import { notPriced } from './rules/not-priced.ts'
import { over24Hours } from './rules/over-24-hours.ts'
import { provisionalRate } from './rules/provisional-rate.ts'

type RulesOfArea = Readonly<Partial<Record<FilingRuleName, FilingRule>>>

/** What follows from the bill alone, and so holds in every area. */
const rulesOfBill: RulesOfArea = { not_priced: notPriced, provisional_rate: provisionalRate }

/** The rules of each area of work. An area that is missing here does not compile. */
const rulesByArea: Readonly<Record<AreaOfWork, RulesOfArea>> = {
  legal_aid: {
    ...rulesOfBill,
    before_certificate: beforeCertificate,
    after_today: afterToday,
    duplicate,
    over_24_hours: over24Hours,
    voucher_missing: voucherMissing,
    attendance_not_evidenced: attendanceNotEvidenced,
    double_claim: doubleClaim,
  },
  court_of_protection: rulesOfBill,
  inter_parties: rulesOfBill,
  high_cost_legal_aid: rulesOfBill,
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)
const byDate = (a: Finding, b: Finding): number =>
  compare(a.date ?? '', b.date ?? '') || compare(a.item ?? '', b.item ?? '') || compare(a.message, b.message)

/**
 * What a costs officer would raise in a case, by rule, then by date; the same whatever the order of its items. A pure and total function.
 * Of an area that it does not know, only what follows from the bill is found.
 */
export function filingFindings(facts: FilingFacts): Finding[] {
  const rules = isKnownArea(facts.priced.area) ? rulesByArea[facts.priced.area] : rulesOfBill
  return filingRules.flatMap((rule) =>
    (rules[rule]?.(facts) ?? []).map((found): Finding => ({ rule, ...found })).toSorted(byDate),
  )
}

/** How many findings a rule has. */
export interface FilingCount {
  rule: FilingRuleName
  count: number
}

/** The number of findings of each rule that has any, in the order of the rules. */
export const countByRule = (findings: readonly Finding[]): FilingCount[] =>
  filingRules.flatMap((rule) => {
    const count = findings.filter((finding) => finding.rule === rule).length
    return count > 0 ? [{ rule, count }] : []
  })
