import { phases, proceduralTypes, stepFeeTypes } from '@costdraft/costing'
import { field } from '../../field.ts'
import { defineKind, many } from '../../kind.ts'
import { IsoDate, oneOf, text } from '../../structs.ts'
import { stepAttendance } from './step-attendance.ts'
import { stepDisbursement } from './step-disbursement.ts'
import { billActivity, billTask } from '../bill-codes.ts'

/**
 * A step in the procedure of an inter partes case, or an attendance, which on the wire is a step with the `fee_type` of
 * a hearing. What it costs is the sum of who attended at it and of what was paid.
 */
export const proceduralStep = defineKind({
  name: 'procedural_step',
  type: 'ProceduralStep',
  list: 'proceduralSteps',
  path: 'procedural-step',
  commentedAs: 'procedural_step',
  isFee: true,
  typeField: 'proceduralType',
  addedFields: [{ addition: 'bill_codes', names: ['billTask', 'billActivity'] }],
  isAppointment: true,
  hasFiles: true,
  tab: {
    field: 'feeType',
    tabOf: (type) => (type === 'hearing' ? 'attendances' : 'proceduralSteps'),
    lists: { proceduralSteps: 'procedural_step', attendances: 'hearing' },
  },
  answeredFields: ['notCounted', 'totalCost', 'totalVat'],
  fields: {
    feeType: field(oneOf(stepFeeTypes)).optional(),
    date: field(IsoDate),
    proceduralType: field(oneOf(proceduralTypes)),
    phase: field(oneOf(phases)),
    billTask,
    billActivity,
    description: field(text(3, 1000)),
  },
  parts: {
    attendances: many('procedural_step_attendances', 'attendance', stepAttendance),
    disbursements: many('procedural_step_disbursements', 'disbursement', stepDisbursement),
  },
})
