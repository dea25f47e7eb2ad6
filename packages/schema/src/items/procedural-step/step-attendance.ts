import { attendanceTypes } from '@costdraft/costing'
import { field } from '../../field.ts'
import { answeredOfRate } from '../answered-of-rate.ts'
import { defineKind } from '../../kind.ts'
import { HourlyRate, hours, oneOf, text, Uuid } from '../../structs.ts'
import { billActivity, billTask } from '../bill-codes.ts'

/**
 * Who attended at a procedural step, on whom, and for how long in hours. The amount is the rate per hour in pounds;
 * without it the usual one is claimed. The specification gives it none.
 */
export const stepAttendance = defineKind({
  name: 'procedural_step_attendance',
  type: 'StepAttendance',
  path: 'attendance',
  commentedAs: 'procedural_step_attendance',
  typeField: 'type',
  hasFiles: false,
  changedThrough: 'This belongs to a procedural step. Change it there.',
  addedFields: [
    { addition: 'step_attendance_rate', names: ['amount'] },
    { addition: 'bill_codes', names: ['billTask', 'billActivity'] },
  ],
  answeredFields: answeredOfRate,
  fields: {
    feeEarner: field(Uuid).to('fee_earner'),
    type: field(oneOf(attendanceTypes)),
    time: field(hours(24)),
    amount: field(HourlyRate).optional(),
    billTask,
    billActivity,
    description: field(text(3, 1000)).optional(),
  },
  parts: {},
})
