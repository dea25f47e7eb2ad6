import type { Line } from '../bill.ts'
import type { TimeFacts } from '../facts.ts'
import { fractionOf } from '../money.ts'
import type { LegalAidFacts } from '../priced-case.ts'
import { rateOf, type HourlyRates } from '../rates/care-hourly.ts'
import type { Edition } from '../rates/edition.ts'
import { enhancementCap, PANEL_FLOOR } from '../rates/enhancement.ts'
import { vatOf } from '../rates/vat.ts'
import type { ActivityType } from '../vocabulary.ts'

/** A letter out or a call of up to this length (hundredths of an hour) is one routine item; a longer one is charged by time (Costs Assessment Guidance 2.19, 2.25). */
const ROUTINE_UP_TO = 10
const UNDER_FAS = 'Paid under the advocacy scheme.'

/** Classifies a time row as a routine item (quantity 1) or as timed work (quantity in hundredths of an hour). */
function classify({ activityType, time }: TimeFacts): { routine: boolean; activity: ActivityType; quantity: number } {
  const routine =
    activityType === 'letter_in' ||
    ((activityType === 'letter_out' || activityType === 'telephone_call') && time <= ROUTINE_UP_TO)
  if (routine) return { routine, activity: activityType, quantity: 1 }
  const activity = activityType === 'letter_out' || activityType === 'telephone_call' ? 'preparation' : activityType
  return { routine, activity, quantity: time }
}

/**
 * The enhancement of a row in percent: what is set for its activity, at least the panel floor for a panel member, and never above the cap of
 * the court. It applies to hourly and item rates alike. Work paid by a fixed fee is not enhanced (Family Specification 7.21).
 */
function enhancementOf(
  { activityType, panelMember }: TimeFacts,
  { exceptional, enhancements, highCourtWork }: EnhancementFacts,
): number {
  if (!exceptional) return 0
  const set = enhancements[activityType] ?? 0
  return Math.min(enhancementCap(highCourtWork), panelMember ? Math.max(PANEL_FLOOR, set) : set)
}
type EnhancementFacts = Pick<LegalAidFacts, 'exceptional' | 'enhancements' | 'highCourtWork'>

/**
 * Prices a time row at the hourly and item rates of a table. Without an edition the line is unpriced and `notHeld` says why.
 * With `inAdvocacyScheme`, advocacy time is excluded because the advocacy scheme pays for it.
 */
export function timeLine(
  row: TimeFacts,
  facts: EnhancementFacts,
  edition: Edition<HourlyRates> | undefined,
  notHeld: string,
  inAdvocacyScheme: boolean,
): Line {
  const { routine, activity, quantity } = classify(row)
  const enhancement = enhancementOf(row, facts)
  const rate = edition ? rateOf(edition.values, activity, row.location) : 0
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
    under: edition?.authority ?? null,
    excludedBecause: inAdvocacyScheme && row.activityType === 'advocacy' ? UNDER_FAS : null,
    notHeld: edition ? null : notHeld,
  }
}

/** The amount of a time line in the escape test, in pence: its price without enhancement, or 0 if the line is excluded. */
export function netWithoutEnhancement({ rate, quantity, unit, excludedBecause }: Line): number {
  if (excludedBecause !== null) return 0
  return unit === 'items' ? rate * quantity : fractionOf(rate, quantity, 100)
}
