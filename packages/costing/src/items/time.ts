import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Line } from '../bills/line.ts'
import { hours } from '../bills/unit.ts'
import type { FeeEarnerFacts, ItemFacts } from '../facts/facts.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import type { LegalAidFacts } from '../facts/priced-case.ts'
import { enhancementCap, PANEL_FLOOR } from '../rates/enhancement.ts'
import type { Rate } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { ActivityType, Location } from '../vocabulary/vocabulary.ts'
import { earner, hundredths, pence, plain, pricedKind, yesNo } from './priced-kind.ts'
import { isLetterOrCall, isRoutine } from './routine.ts'

export interface TimeFacts extends ItemFacts {
  activityType: ActivityType
  time: Hundredths
  vatExempt: boolean
  /** The rate band of the fee earner's office. */
  location: Location
  panelMember: boolean
  /** Who did the work. It is read where work is paid by grade. */
  feeEarner?: FeeEarnerFacts
  /**
   * The rate per hour that is entered for it. It is read where work is claimed at entered rates, and null there for the
   * usual one.
   */
  amount?: Pence | null
  description: string | null
}

/** How a time recording is priced: by the rules of its area. */
export const timeRecording = pricedKind<TimeFacts>()({
  list: 'time',
  kinds: ['time_recording'],
  table: 'time_recording',
  facts: {
    date: plain('date'),
    casePart: plain('case_part'),
    copCasePart: plain('cop_case_part'),
    party: plain('party'),
    phase: plain('phase'),
    billTask: plain('bill_task'),
    amount: pence('amount'),
    activityType: plain('activity_type'),
    time: hundredths('time'),
    vatExempt: yesNo('vat_exempt'),
    earner: earner('fee_earner'),
    description: plain('description'),
  },
  head: 'scheduled',
  unit: hours,
  recorded: ({ description, time }) => ({ description: description ?? '', quantity: time }),
})

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
