import { eventNames, penceOf, poundsOrNull, type StepEvent } from '@costdraft/costing'
import { highCostCounsel as counselKind } from '@costdraft/schema/items/high-cost-step/high-cost-counsel.ts'
import { highCostStepDisbursement as disbursementKind } from '@costdraft/schema/items/high-cost-step/high-cost-step-disbursement.ts'
import { highCostStep as kind } from '@costdraft/schema/items/high-cost-step/high-cost-step.ts'
import { defineResource } from '../resource.ts'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const highCostStep = defineResource({
  kind,
  columns: {
    event: 'plain',
    date: 'plain',
    description: 'plain',
    attendance: 'plain',
    solicitor: 'plain',
    solicitorAttendance: 'plain',
  },
  filed: {
    columns: ['event', 'solicitor'],
    facts: ({ event, solicitor }) => ({
      event: event as StepEvent,
      activityType: eventNames[event as StepEvent].toLowerCase(),
      recordedFor: JSON.stringify([event, solicitor]),
    }),
  },
  ofLine: { events_total: (_line, price) => (price?.isUnpriced ? null : poundsOrNull(price?.events ?? 0)) },
  frozen: ({ event, attendance, solicitor_attendance }) => ({
    event: {
      event: String(event),
      attendance: textOrNull(attendance),
      solicitorAttendance: textOrNull(solicitor_attendance),
    },
  }),
})

/** Counsel is answered beside the level as well, whichever way it was given. */
export const highCostCounsel = defineResource({
  kind: counselKind,
  columns: { counselLevel: 'plain', partyUuid: 'plain' },
  partPrefixes: { attendance: 'attending_', travel: 'travel_' },
  derived: { party_uuid: ({ attendance }) => attendance?.partyUuid ?? null },
  // The party follows the attendance: the answer, sent back beside another attendance, is not entered.
  entered: () => ({ partyUuid: null }),
  // Counsel is recorded at a step; who is not named may be anyone. An expense is what the travel came to.
  filed: {
    columns: ['counsel_level', 'party_uuid', 'travel_amount', 'attending_attendance'],
    facts: ({ uuid, parent_uuid, counsel_level, party_uuid, travel_amount, attending_attendance }) => ({
      isCounselEvent: attending_attendance === 'event',
      activityType: `${travel_amount === null ? '' : 'travel of '}${String(counsel_level)} counsel`,
      amount: travel_amount === null ? null : penceOf(Number(travel_amount)),
      recordedFor: JSON.stringify([parent_uuid, party_uuid ?? uuid]),
    }),
  },
  frozen: ({ counsel_level, attending_attendance, travel_distance, travel_amount, travel_description }) => ({
    counsel: {
      level: String(counsel_level),
      attendance: textOrNull(attending_attendance),
      travel:
        travel_amount === null ? null : { miles: Number(travel_distance), description: String(travel_description) },
    },
  }),
})

/**
 * A disbursement of a step: stored in the disbursement table, edited through its step. Other disbursements call its
 * party `party`.
 */
export const highCostStepDisbursement = defineResource({
  kind: disbursementKind,
  table: 'disbursement',
  columns: { disbursementType: 'plain', amount: 'plain', vatExempt: 'plain', partyUuid: 'plain' },
  derived: { party: ({ partyUuid }) => partyUuid ?? null },
  derivedReferences: ['party'],
  filed: {
    columns: ['disbursement_type', 'party_uuid'],
    facts: ({ parent_uuid, party_uuid, disbursement_type }) => ({
      disbursementType: textOrNull(disbursement_type),
      recordedFor: JSON.stringify([parent_uuid, party_uuid]),
    }),
  },
  frozen: ({ disbursement_type }) => ({ disbursementType: String(disbursement_type) }),
})
