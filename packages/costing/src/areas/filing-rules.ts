import type { FilingRule, FilingRuleName } from '../filing/finding.ts'
import { aboveGuideline } from '../filing/rules/above-guideline.ts'
import { afterToday, beforeCertificate } from '../filing/rules/dates.ts'
import { attendanceNotEvidenced, voucherMissing } from '../filing/rules/documents.ts'
import { bundlePayments } from '../filing/rules/bundle-payments.ts'
import { assessmentNotOrdered, estimateExceeded } from '../filing/rules/deputy-costs.ts'
import { doubleClaim } from '../filing/rules/double-claim.ts'
import { duplicate } from '../filing/rules/duplicate.ts'
import { advocatesMeetings, belowHighCost, firstLimitExceeded, hourlyMarginNotMet } from '../filing/rules/high-cost.ts'
import { notPriced } from '../filing/rules/not-priced.ts'
import { over24Hours } from '../filing/rules/over-24-hours.ts'
import { provisionalRate } from '../filing/rules/provisional-rate.ts'
import type { AreaOfWork } from '../vocabulary.ts'

export type RulesOfArea = Readonly<Partial<Record<FilingRuleName, FilingRule>>>

/** What follows from the bill alone, and so holds in every area. */
export const rulesOfBill: RulesOfArea = { not_priced: notPriced, provisional_rate: provisionalRate }

/** The rules of each area of work. An area that is missing here does not compile. */
export const rulesByArea: Readonly<Record<AreaOfWork, RulesOfArea>> = {
  legal_aid: {
    ...rulesOfBill,
    before_certificate: beforeCertificate,
    after_today: afterToday,
    duplicate,
    over_24_hours: over24Hours,
    voucher_missing: voucherMissing,
    attendance_not_evidenced: attendanceNotEvidenced,
    double_claim: doubleClaim,
    bundle_payments: bundlePayments,
  },
  court_of_protection: {
    ...rulesOfBill,
    after_today: afterToday,
    over_24_hours: over24Hours,
    assessment_not_ordered: assessmentNotOrdered,
    estimate_exceeded: estimateExceeded,
  },
  inter_parties: {
    ...rulesOfBill,
    after_today: afterToday,
    duplicate,
    over_24_hours: over24Hours,
    above_guideline: aboveGuideline,
  },
  high_cost_legal_aid: {
    ...rulesOfBill,
    before_certificate: beforeCertificate,
    after_today: afterToday,
    duplicate,
    voucher_missing: voucherMissing,
    below_high_cost: belowHighCost,
    first_limit_exceeded: firstLimitExceeded,
    hourly_margin_not_met: hourlyMarginNotMet,
    advocates_meetings: advocatesMeetings,
  },
}
