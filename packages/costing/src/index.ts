export * from './assessment/assessed-sums.ts'
export * from './assessment/outcome.ts'
export * from './assessment/past-reductions.ts'
export * from './assessment/reduction-reasons.ts'
export * from './assessment/ruling.ts'
export * from './bills/bill.ts'
export * from './bills/line.ts'
export { figuresOf, type BillFigures } from './bills/figures.ts'
export { paidInstead } from './bills/paid-instead.ts'
export { breakdownNames, type Breakdown, type BreakdownName, type BreakdownRow } from './bills/breakdown.ts'
export * from './areas/budget.ts'
export * from './areas/budget-figures.ts'
export * from './areas/budget-limits.ts'
export { overspentPhases, type OverspentPhase } from './areas/budget-spending.ts'
export * from './areas/costs-budget.ts'
export * from './vocabulary/counsel-levels.ts'
export { daysBetween, lastClearDay, lastDayOfMonths, nextOpenDay } from './deadlines/count-days.ts'
export * from './deadlines/deadline-rules.ts'
export * from './deadlines/deadlines-of.ts'
export * from './deadlines/holidays.ts'
export type { FeeEarnerFacts } from './facts/facts.ts'
export type { TimeFacts } from './items/time.ts'
export type { DisbursementFacts } from './items/disbursement.ts'
export type { ExpertFeeFacts } from './items/expert-fee.ts'
export type { AttendanceFacts } from './items/step-attendance.ts'
export type { EventFacts } from './items/high-cost-step.ts'
export type { CounselFacts } from './items/high-cost-counsel.ts'
export type { AllItems, Items } from './items/index.ts'
export { allItems, everyPricedKind, quantityOf, unitNamed } from './items/lines-of-kinds.ts'
export type { Fact } from './items/priced-kind.ts'
export { expertTypeKeys, type ExpertTypeKey } from './vocabulary/expert-types.ts'
export type { OverRate } from './bills/over-rate.ts'
export { shareOf } from './items/disbursement.ts'
export type { FiledHearing, FiledItem, FilingFacts, Period, Sitting, Work } from './filing/facts.ts'
export * from './filing-check.ts'
export { groupByRule, type FilingGroup } from './filing/filing-groups.ts'
export { lacksVoucher, needsVoucher } from './filing/rules/documents.ts'
export { countByRule, filingRules, type FilingCount, type FilingRuleName, type Finding } from './filing/finding.ts'
export * from './interest/costs-owed.ts'
export * from './interest/interest.ts'
export * from './interest/payable-by.ts'
export type { InterestPeriod } from './interest/interest-periods.ts'
export * from './items/hearing.ts'
export { isLetterOrCall, isRoutine, ROUTINE_UP_TO } from './items/routine.ts'
export type { Hundredths } from './vocabulary/hundredths.ts'
export * from './vocabulary/money.ts'
export type { Authority } from './rates/edition.ts'
export { bandsOfLocation, guidelineBandOf, guidelineBands, type GuidelineBand } from './rates/guideline-band.ts'
export { guidelineHourlyRates } from './rates/guideline-hourly.ts'
export { cardAuthority, noRateCard, rateCardOf, type RateCard, type RateCardEntry } from './rates/rate-card.ts'
export { rateTableOf, rateTables } from './rates/tables.ts'
export { rateGroups } from './rates/rate-table.ts'
export type {
  Amounts,
  RateDimension,
  RateEdition,
  RateGroup,
  RateRow,
  RateTable,
  RateUnit,
} from './rates/rate-table.ts'
export { vatLike, vatOf } from './rates/vat.ts'
export { ratesWith, statutoryRates, type Rates } from './rates/rates.ts'
export { editionInForce } from './rates/edition.ts'
export { PANEL_FLOOR, enhancementCap, hasPanelFloor } from './rates/enhancement.ts'
export { ESTIMATE_TOLERANCE, SHORT_FORM_LIMIT } from './schemes/deputy-limits.ts'
export { isTravelPaid } from './schemes/family-advocacy.ts'
export { isTwoCounsel } from './rates/care-case-fees.ts'
export { planTotals, plannedCost, type PlannedFacts, type PlanTotals } from './schemes/planned-work.ts'
export { FIRST_COSTS_LIMIT, HIGH_COST_THRESHOLD, HOURLY_MARGIN } from './schemes/high-cost-limits.ts'
export { BY_THE_HOUR } from './schemes/care-case-events.ts'
export * from './price.ts'
export { eventNames } from './vocabulary/event-names.ts'
export { phaseNames } from './vocabulary/phase-names.ts'
export { DEFAULT_HOURLY_RATE, isAboveGuideline, usualRate, type UsualRate } from './schemes/claimed-rates.ts'
export { feeSchemeOf, type FeeFact, type FeeScheme } from './schemes/fixed-fee-scheme.ts'
export type {
  CaseOfOtherArea,
  CourtOfProtectionFacts,
  HighCostFacts,
  HourlyClaim,
  InterPartesFacts,
  LegalAidFacts,
  Named,
  PricedCase,
} from './facts/priced-case.ts'
export * from './vocabulary/bill-codes.ts'
export * from './vocabulary/vocabulary.ts'
export { asWritten, writtenDate } from './vocabulary/written-date.ts'
