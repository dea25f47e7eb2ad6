import type { Line } from '../bill.ts'
import type { CaseFacts, TimeFacts } from '../facts.ts'
import { share } from '../money.ts'
import { rateOf, type HourlyRates } from '../rates/care-hourly.ts'
import type { Edition } from '../rates/dated.ts'
import { PANEL_FLOOR } from '../rates/enhancement.ts'
import { vatOf } from '../rates/vat.ts'
import type { ActivityType } from '../vocabulary.ts'

/** A letter out or a call of up to this many hundredths of an hour is one item; a longer one is timed (Costs Assessment Guidance 2.19, 2.25). */
const ROUTINE_UP_TO = 10
const UNDER_FAS = 'Paid under the advocacy scheme.'

/** What a time row counts as: an item of routine correspondence, or hours of an activity. */
function claimOf({ activityType, time }: TimeFacts): { routine: boolean; activity: ActivityType; quantity: number } {
  const routine =
    activityType === 'letter_in' ||
    ((activityType === 'letter_out' || activityType === 'telephone_call') && time <= ROUTINE_UP_TO)
  if (routine) return { routine, activity: activityType, quantity: 1 }
  const activity = activityType === 'letter_out' || activityType === 'telephone_call' ? 'preparation' : activityType
  return { routine, activity, quantity: time }
}

/** Prices a time row at the hourly and item rates of a table; `edition` undefined means that no rate is held. */
export function timeLine(
  row: TimeFacts,
  enhancements: CaseFacts['enhancements'],
  edition: Edition<HourlyRates> | undefined,
  notHeld: string,
  inAdvocacyScheme: boolean,
): Line {
  const { routine, activity, quantity } = claimOf(row)
  const set = enhancements[row.activityType] ?? 0
  const enhancement = row.panelMember && !routine ? Math.max(PANEL_FLOOR, set) : set
  const rate = edition ? rateOf(edition.values, activity, row.location) : 0
  const net = routine ? share(rate, 100 + enhancement, 100) : share(rate, quantity * (100 + enhancement), 10_000)
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

/** What a time line counts in the escape test: its price without enhancement. */
export function withoutEnhancement({ rate, quantity, unit, excludedBecause }: Line): number {
  if (excludedBecause !== null) return 0
  return unit === 'items' ? rate * quantity : share(rate, quantity, 100)
}
