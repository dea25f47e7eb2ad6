import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { CourtBundle, CourtLevel, HearingType } from '../vocabulary/vocabulary.ts'
import type { ItemFacts } from '../facts/facts.ts'
import { fee } from '../bills/unit.ts'
import { plain, pricedKind, yesNo } from './priced-kind.ts'

const UNIT_LENGTH: Hundredths = 250

/** The fields of a hearing that determine its length. */
interface HearingTimes {
  hearingType: HearingType
  administrativeOrder?: boolean | null
  startTime?: string | null
  endTime?: string | null
  /** The lunch adjournment, in hours. */
  lunch?: number | null
  /** The days of a multi-day interim, each with its hours. */
  days?: readonly { hours: number }[] | null
  /** Total hours of a multi-day interim without separate days. */
  hearingTime?: number | null
  /** Number of days of a final hearing. */
  units?: number | null
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const toHundredths = (hours: number): Hundredths => Math.round(hours * 100)

/** Minutes between two hh:mm times on the same day; negative if the end is before the start. */
export const hearingMinutes = (start: string, end: string): number => minutesOf(end) - minutesOf(start)

/** Number of 2.5-hour units, rounded up. */
export const unitsOf = (hours: Hundredths): number => Math.ceil(hours / UNIT_LENGTH)

/**
 * The length of each day of an interim hearing. An administrative order counts as one hour, whatever times were
 * entered. Empty for other hearing types and where no time was entered.
 */
export function hoursByDay(h: HearingTimes): Hundredths[] {
  if (h.hearingType !== 'interim') return []
  if (h.administrativeOrder) return [100]
  if (h.days && h.days.length > 0) return h.days.map(({ hours }) => toHundredths(hours))
  if (h.hearingTime != null) return [toHundredths(h.hearingTime)]
  if (!h.startTime || !h.endTime) return []
  return [Math.round((hearingMinutes(h.startTime, h.endTime) * 100) / 60) - toHundredths(h.lunch ?? 0)]
}

/**
 * The stored length of a hearing: hours to two decimals, and units (days of a final hearing, or 2.5-hour units of an
 * interim summed by day).
 */
export function hearingLength(h: HearingTimes): { hearing_time: number | null; units: number | null } {
  if (h.hearingType === 'final') return { hearing_time: null, units: h.units ?? null }
  const days = hoursByDay(h)
  if (days.length === 0) return { hearing_time: null, units: null }
  return {
    hearing_time: days.reduce((sum, hours) => sum + hours, 0) / 100,
    units: days.reduce((sum, hours) => sum + unitsOf(hours), 0),
  }
}

export interface HearingFacts extends ItemFacts {
  courtLevel: CourtLevel
  hearingType: HearingType
  /** Length of each day of an interim hearing. */
  days: readonly Hundredths[]
  /** Number of days of a final hearing. */
  finalDays: number
  allegationsOfHarm: boolean
  lackOfUnderstanding: boolean
  expertCrossExamined: boolean
  courtBundle: CourtBundle | null
  /** Miles each way if exceptional travel is claimed, otherwise null. */
  travelMiles: number | null
}

/** How a hearing is priced: by the advocacy scheme of its case. */
export const hearing = pricedKind<HearingFacts>()({
  list: 'hearings',
  kinds: ['hearing'],
  table: 'hearing',
  facts: {
    date: plain('date'),
    casePart: plain('case_part'),
    courtLevel: plain('court_level'),
    hearingType: plain('hearing_type'),
    administrativeOrder: plain('administrative_order'),
    startTime: plain('start_time'),
    endTime: plain('end_time'),
    lunch: plain('adjournment_length_hours'),
    hearingDays: plain('hearing_days'),
    isOfSeveralDays: plain('multi_day_interim'),
    hearingTime: plain('hearing_time'),
    units: plain('units'),
    allegationsOfHarm: yesNo('allegations_of_harm'),
    lackOfUnderstanding: yesNo('lack_of_understanding'),
    expertCrossExamined: yesNo('expert_cross_examined'),
    courtBundle: plain('court_bundle'),
    travelMiles: plain('distance_miles'),
  },
  complete: (read) => {
    const { administrativeOrder, startTime, endTime, lunch, hearingDays, isOfSeveralDays, hearingTime, units, ...row } =
      read as unknown as Omit<HearingFacts, 'days' | 'finalDays'> & StoredLength
    return {
      ...row,
      finalDays: units ?? 0,
      days: hoursByDay({
        hearingType: row.hearingType,
        administrativeOrder,
        startTime,
        endTime,
        lunch,
        days: hearingDays,
        hearingTime: isOfSeveralDays && !hearingDays?.length ? hearingTime : null,
      }),
    }
  },
  head: 'advocacy',
  unit: fee,
  recorded: () => ({ description: 'Hearing', quantity: 1 }),
})
interface StoredLength {
  administrativeOrder: boolean | null
  startTime: string | null
  endTime: string | null
  lunch: number | null
  hearingDays: { hours: number }[] | null
  isOfSeveralDays: boolean | null
  hearingTime: number | null
  units: number | null
}
