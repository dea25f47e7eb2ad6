import { hearingLength } from '@costdraft/costing'
import { hearing as kind } from '@costdraft/schema/items/hearing/hearing.ts'
import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import { defineResource } from '../resource.ts'

export const hearing = defineResource({
  kind,
  table: 'hearing',
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
  derive: (h) => ({
    ...hearingLength({ ...h, lunch: h.adjournment?.adjournmentLengthHours ?? null, days: h.hearingDays ?? null }),
    // The length of an administrative order is derived, so the one that was entered has a column of its own.
    entered_hearing_time: h.hearingTime ?? null,
  }),
  entered: ({ multi_day_interim, entered_hearing_time, hearing_time }) => ({
    hearingTime: multi_day_interim ? (entered_hearing_time ?? hearing_time) : null,
  }),
})

/** A disbursement of a hearing: stored in the disbursement table, edited through its hearing. */
export const hearingDisbursement = defineResource({
  kind: disbursementKind,
  table: 'disbursement',
  columns: { disbursementType: 'plain', amount: 'plain', vatExempt: 'plain', description: 'plain' },
})
