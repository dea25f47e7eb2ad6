import { hearingLength } from '@costdraft/costing'
import { hearing as kind, isMultiDay } from '@costdraft/schema/items/hearing/hearing.ts'
import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import type { InputOfKind } from '@costdraft/schema/kind.ts'
import { defineResource } from '../resource.ts'
import { FILED_COLUMNS, filedHearing } from './filed-hearing.ts'
import type { FrozenHearing } from '../frozen-facts.ts'

/** What the advocacy schedule of a completed case prints of a stored hearing. */
function frozenHearing(row: Readonly<Record<string, unknown>>): FrozenHearing {
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

const lengthOf = (h: InputOfKind<typeof kind>) =>
  hearingLength({ ...h, lunch: h.adjournment?.adjournmentLengthHours ?? null, days: h.hearingDays ?? null })

export const hearing = defineResource({
  kind,
  columns: {
    date: 'plain',
    courtLevel: 'plain',
    feeEarner: 'plain',
    hearingType: 'plain',
    administrativeOrder: 'plain',
    multiDayInterim: 'plain',
    startTime: 'plain',
    endTime: 'plain',
    hearingDays: 'json',
    hearingTime: 'plain',
    units: 'plain',
    adjournmentType: 'plain',
    casePart: 'plain',
    allegationsOfHarm: 'plain',
    lackOfUnderstanding: 'plain',
    expertCrossExamined: 'plain',
    courtBundle: 'plain',
    description: 'plain',
  },
  timesOfDay: ['start_time', 'end_time'],
  derived: {
    hearing_time: (h) => lengthOf(h).hearing_time,
    units: (h) => lengthOf(h).units,
    // Several days are said by either key, and answered by both.
    multi_day_interim: (h) => isMultiDay(h) || (h.multiDayInterim ?? null),
    adjournment_type: (h) => (isMultiDay(h) ? 'multi_day' : (h.adjournmentType ?? null)),
    // The length of an administrative order is derived, so the one that was entered has a column of its own.
    entered_hearing_time: (h) => h.hearingTime ?? null,
  },
  entered: ({ multi_day_interim, adjournment_type, entered_hearing_time, hearing_time }) => ({
    hearingTime: multi_day_interim ? (entered_hearing_time ?? hearing_time) : null,
    adjournmentType: adjournment_type === 'multi_day' ? null : adjournment_type,
  }),
  filed: { columns: FILED_COLUMNS, facts: filedHearing },
  frozen: (row) => ({ hearing: frozenHearing(row) }),
})

/** A disbursement of a hearing: stored in the disbursement table, edited through its hearing. */
export const hearingDisbursement = defineResource({
  kind: disbursementKind,
  table: 'disbursement',
  columns: { disbursementType: 'plain', amount: 'plain', vatExempt: 'plain', description: 'plain' },
  unstored: { party: null },
  filed: {
    columns: ['disbursement_type'],
    facts: ({ disbursement_type }) => ({ disbursementType: String(disbursement_type) }),
  },
  frozen: ({ disbursement_type }) => ({ disbursementType: String(disbursement_type) }),
})
