import { eventAttendances, stepEvents } from '@costdraft/costing'
import { field } from '../../field.ts'
import { defineKind, many } from '../../kind.ts'
import { IsoDate, oneOf, text, Uuid } from '../../structs.ts'
import { highCostCounsel } from './high-cost-counsel.ts'
import { highCostStepDisbursement } from './high-cost-step-disbursement.ts'

/**
 * A step of a high cost case: a hearing, a meeting or a conference. Its attendance says how it is paid, that of the
 * solicitor how the solicitor attended.
 */
export const highCostStep = defineKind({
  name: 'high_cost_step',
  feeType: 'procedural_step',
  type: 'HighCostStep',
  list: 'highCostSteps',
  path: 'high-cost/procedural-step',
  deletedThrough: 'fee',
  commentedAs: 'procedural_step',
  typeField: 'event',
  isAppointment: true,
  hasFiles: true,
  readOnly: ['events_total'],
  answeredFields: ['notCounted', 'eventsTotal', 'totalCost', 'totalVat'],
  fields: {
    event: field(oneOf(stepEvents)),
    date: field(IsoDate),
    description: field(text(3, 1000)),
    attendance: field(oneOf(eventAttendances)).optional(),
    solicitor: field(Uuid).optional().to('party'),
    solicitorAttendance: field(oneOf(eventAttendances)).optional(),
  },
  parts: {
    counsel: many('counsel', 'counsel', highCostCounsel),
    disbursements: many('procedural_step_disbursements', 'disbursement', highCostStepDisbursement),
  },
})
