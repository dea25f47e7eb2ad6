import { hearingLength } from '@costdraft/costing'
import { hearing as kind, isMultiDay } from '@costdraft/schema/items/hearing/hearing.ts'
import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import type { InputOfKind } from '@costdraft/schema/kind.ts'
import { defineResource } from '../resource.ts'
import { FILED_COLUMNS, filedHearing } from './filed-hearing.ts'
import { frozenHearing } from './frozen-hearing.ts'

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
