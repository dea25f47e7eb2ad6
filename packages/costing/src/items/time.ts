import type { Line } from '../bills/line.ts'
import type { TimeFacts } from '../facts/facts.ts'
import { fractionOf } from '../vocabulary/money.ts'
import type { LegalAidFacts } from '../facts/priced-case.ts'
import { enhancementCap, PANEL_FLOOR } from '../rates/enhancement.ts'
import type { Rate } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { ActivityType, Location } from '../vocabulary/vocabulary.ts'
import { isLetterOrCall, isRoutine } from './routine.ts'

const UNDER_FAS = 'Paid under the advocacy scheme.'
const LETTERS_IN = 'Letters in are not paid outside family work.'

/** How the hourly rates of a case apply. */
export interface HourlyBasis {
  /** Whether advocacy time is excluded because an advocacy scheme pays for it. */
  isAdvocacyPaidApart: boolean
  /** Whether the work is paid by hourly rates, which alone can be enhanced, and not by a fixed fee. */
  isEnhanced: boolean
  /** Whether a panel member's own work has a minimum enhancement. */
  hasPanelFloor: boolean
}

/** Classifies a time row as a routine item (quantity 1) or as timed work (quantity in hundredths of an hour). */
function classify({ activityType, time }: TimeFacts): { routine: boolean; activity: ActivityType; quantity: number } {
  const routine = activityType === 'letter_in' || isRoutine(activityType, time)
  if (routine) return { routine, activity: activityType, quantity: 1 }
  return { routine, activity: isLetterOrCall(activityType) ? 'preparation' : activityType, quantity: time }
}

/**
 * The enhancement of a row in percent: what is set for its activity, at least the panel floor for a panel member, and
 * never above the cap of the court. It applies to hourly and item rates alike. Work paid by a fixed fee is not enhanced
 * (Family Specification 7.21).
 */
function enhancementOf(
  { activityType, panelMember }: TimeFacts,
  { enhancements, highCourtWork }: EnhancementFacts,
  { isEnhanced, hasPanelFloor }: HourlyBasis,
): number {
  if (!isEnhanced) return 0
  const set = enhancements[activityType] ?? 0
  return Math.min(enhancementCap(highCourtWork), panelMember && hasPanelFloor ? Math.max(PANEL_FLOOR, set) : set)
}
type EnhancementFacts = Pick<LegalAidFacts, 'enhancements' | 'highCourtWork'>

/** The rates of a case by rate band and activity. Letters in have none where they are not paid. */
export type TimeRates = Readonly<Record<Location, Readonly<Partial<Record<ActivityType, Rate>>>>>
const NOT_PAID: Rate = { amount: 0, authority: null, notHeld: null }

/** Prices a time row at hourly and item rates. A line whose rate is missing is unpriced and `notHeld` says why. */
export function timeLine(row: TimeFacts, facts: EnhancementFacts, rates: TimeRates, basis: HourlyBasis): Line {
  const { routine, activity, quantity } = classify(row)
  const enhancement = enhancementOf(row, facts, basis)
  const found = rates[row.location][activity]
  const { amount: rate, authority, notHeld } = found ?? NOT_PAID
  const net = routine
    ? fractionOf(rate, 100 + enhancement, 100)
    : fractionOf(rate, quantity * (100 + enhancement), 10_000)
  return {
    item: row.uuid,
    head: routine ? 'routine' : 'scheduled',
    date: row.date,
    description: row.description ?? '',
    quantity,
    unit: routine ? 'items' : 'hours',
    rate,
    enhancement,
    net,
    vat: vatOf(net, row.date, row.vatExempt),
    under: authority,
    excludedBecause: exclusionOf(row, found !== undefined, basis),
    notHeld,
  }
}

function exclusionOf(
  { activityType }: TimeFacts,
  isPaid: boolean,
  { isAdvocacyPaidApart }: HourlyBasis,
): string | null {
  if (!isPaid) return LETTERS_IN
  return isAdvocacyPaidApart && activityType === 'advocacy' ? UNDER_FAS : null
}

/**
 * The amount of a time line in the escape test, in pence: its price without enhancement, or 0 if the line is excluded.
 */
export function netWithoutEnhancement({ rate, quantity, unit, excludedBecause }: Line): number {
  if (excludedBecause !== null) return 0
  return unit === 'items' ? rate * quantity : fractionOf(rate, quantity, 100)
}
