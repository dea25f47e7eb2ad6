import type { CostLimit, CostLimitName, HourlyComparison } from '../bills/bill.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { HighCostFacts } from '../facts/priced-case.ts'
import { isTwoCounsel } from '../rates/care-case-fees.ts'

/**
 * A case is high cost if it is likely to exceed this without VAT, with counsel and disbursements (rates/ccfs.json;
 * Legal Aid Learning, civil high cost family).
 */
export const HIGH_COST_THRESHOLD: Pence = 2_500_000
/**
 * The costs limit that is first set in the Care Case Fee Scheme, by its counsel arrangement (GOV.UK, high cost family
 * cases).
 */
export const FIRST_COSTS_LIMIT = { single_counsel: 3_250_000, two_counsel: 6_000_000 } as const
/** By how many percent the work by the hour must be more than the events for a care case to be paid by the hour. */
export const HOURLY_MARGIN = 30

/**
 * What a case comes to beside the amount that makes it high cost and, where its counsel arrangement is known, its first
 * costs limit.
 */
export function limitsOf({ certificate }: Pick<HighCostFacts, 'certificate'>, claimed: Pence): CostLimit[] {
  const limited = (name: CostLimitName, limit: Pence): CostLimit => ({ name, limit, claimed, isAbove: claimed > limit })
  return [
    limited('high_cost', HIGH_COST_THRESHOLD),
    ...(certificate
      ? [
          limited(
            'first_costs_limit',
            FIRST_COSTS_LIMIT[isTwoCounsel(certificate.advocacyScheme) ? 'two_counsel' : 'single_counsel'],
          ),
        ]
      : []),
  ]
}

/**
 * The solicitor's events beside the figure by the hour that is entered. `events` is null where the value of one is not
 * held.
 */
export function hourlyComparison(
  { hourlyFigure: hourly, hourlyFigureSource }: Pick<HighCostFacts, 'hourlyFigure' | 'hourlyFigureSource'>,
  events: Pence | null,
): HourlyComparison {
  const isKnown = events !== null && hourly !== null
  return {
    events,
    hourly,
    source: hourly === null ? null : hourlyFigureSource,
    tenthsOfPercent: isKnown && events > 0 ? Math.round(((hourly - events) * 1_000) / events) : null,
    isEnough: isKnown && events > 0 ? hourly * 100 >= events * (100 + HOURLY_MARGIN) : null,
  }
}
