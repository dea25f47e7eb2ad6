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
import { counselTwice } from '../filing/rules/counsel-twice.ts'
import { levelAboveCertificate } from '../filing/rules/court-level.ts'
import { enhancementUnreasoned } from '../filing/rules/enhancement-unreasoned.ts'
import { escapeNotClaimed, exceptionalNotReached } from '../filing/rules/escape.ts'
import { finalDaysDiffer } from '../filing/rules/final-days.ts'
import { hearingsOverlap } from '../filing/rules/hearings-overlap.ts'
import { longCommunication, longRow } from '../filing/rules/long-rows.ts'
import { outsidePeriod } from '../filing/rules/outside-period.ts'
import { practice } from '../filing/rules/practice.ts'
import { unprintable } from '../filing/rules/unprintable.ts'
import { codesGuessed } from '../filing/rules/codes-guessed.ts'
import { factsMissing } from '../filing/rules/facts-missing.ts'
import { vatOnCourtFee } from '../filing/rules/vat-on-court-fee.ts'
import { longDay, over24Hours } from '../filing/rules/worked-days.ts'
import { provisionalRate } from '../filing/rules/provisional-rate.ts'
import type { AreaOfWork } from '../vocabulary/vocabulary.ts'

export type RulesOfArea = Readonly<Partial<Record<FilingRuleName, FilingRule>>>

/** What follows from the bill and the fields of the case alone, and so holds in every area. */
export const rulesOfBill: RulesOfArea = {
  not_priced: notPriced,
  provisional_rate: provisionalRate,
  facts_missing: factsMissing,
}

/** What holds wherever time and disbursements are recorded. */
const rulesOfRows: RulesOfArea = {
  ...rulesOfBill,
  after_today: afterToday,
  over_24_hours: over24Hours,
  long_day: longDay,
  long_row: longRow,
  long_communication: longCommunication,
  vat_on_court_fee: vatOnCourtFee,
  unprintable,
}

/** The rules of the areas of work that have more than what holds wherever time is recorded. */
const rulesByArea: Readonly<Partial<Record<AreaOfWork, RulesOfArea>>> = {
  legal_aid: {
    ...rulesOfRows,
    escape_not_claimed: escapeNotClaimed,
    exceptional_not_reached: exceptionalNotReached,
    enhancement_unreasoned: enhancementUnreasoned,
    before_certificate: beforeCertificate,
    duplicate,
    hearings_overlap: hearingsOverlap,
    voucher_missing: voucherMissing,
    attendance_not_evidenced: attendanceNotEvidenced,
    double_claim: doubleClaim,
    level_above_certificate: levelAboveCertificate,
    final_days_differ: finalDaysDiffer,
    bundle_payments: bundlePayments,
  },
  court_of_protection: {
    ...rulesOfRows,
    outside_period: outsidePeriod,
    practice,
    assessment_not_ordered: assessmentNotOrdered,
    estimate_exceeded: estimateExceeded,
  },
  inter_parties: {
    ...rulesOfRows,
    outside_period: outsidePeriod,
    duplicate,
    above_guideline: aboveGuideline,
    codes_guessed: codesGuessed,
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
    counsel_twice: counselTwice,
    final_days_differ: finalDaysDiffer,
    vat_on_court_fee: vatOnCourtFee,
    unprintable,
  },
}

/** The rules of an area of work. */
export const rulesOf = (area: AreaOfWork): RulesOfArea => rulesByArea[area] ?? rulesOfRows
