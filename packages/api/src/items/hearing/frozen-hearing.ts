import type { FrozenHearing } from '../frozen-facts.ts'

/** What the advocacy schedule of a completed case prints of a stored hearing. */
export function frozenHearing(row: Readonly<Record<string, unknown>>): FrozenHearing {
  const stored = row as {
    hearing_type: string
    court_level: string
    administrative_order: boolean | null
    start_time: string | null
    end_time: string | null
    adjournment_length_hours: number | null
    hearing_time: number | null
    hearing_days: FrozenHearing['days'] | null
    units: number | null
    allegations_of_harm: boolean | null
    lack_of_understanding: boolean | null
    expert_cross_examined: boolean | null
    court_bundle: string | null
    distance_miles: number | null
    days: number
    reason: string
  }
  return {
    hearingType: stored.hearing_type,
    courtLevel: stored.court_level,
    administrativeOrder: stored.administrative_order ?? false,
    startTime: stored.start_time,
    endTime: stored.end_time,
    lunch: stored.adjournment_length_hours,
    hours: stored.hearing_time,
    ...(stored.hearing_days && stored.hearing_days.length > 0 && { days: stored.hearing_days }),
    units: stored.units,
    allegationsOfHarm: stored.allegations_of_harm ?? false,
    lackOfUnderstanding: stored.lack_of_understanding ?? false,
    expertCrossExamined: stored.expert_cross_examined ?? false,
    courtBundle: stored.court_bundle,
    travel:
      stored.distance_miles === null
        ? null
        : { miles: stored.distance_miles, days: stored.days, reason: stored.reason },
  }
}
