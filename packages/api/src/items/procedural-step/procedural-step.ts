import { proceduralStep as kind } from '@costdraft/schema/items/procedural-step/procedural-step.ts'
import { stepAttendance as attendanceKind } from '@costdraft/schema/items/procedural-step/step-attendance.ts'
import { stepDisbursement as disbursementKind } from '@costdraft/schema/items/procedural-step/step-disbursement.ts'
import { claimed, claimOfLine } from '../claim-of-line.ts'
import { codesOfExpense, codesOfWork, filedExpense, filedWork } from '../filed-codes.ts'
import { frozenCodes } from '../frozen-codes.ts'
import { defineResource } from '../resource.ts'

export const proceduralStep = defineResource({
  kind,
  columns: {
    feeType: 'plain',
    date: 'plain',
    proceduralType: 'plain',
    phase: 'plain',
    billTask: 'plain',
    billActivity: 'plain',
    description: 'plain',
  },
  derived: { fee_type: ({ feeType }) => feeType ?? 'procedural_step' },
  filed: { columns: codesOfWork, facts: filedWork },
  frozen: ({ fee_type, procedural_type, phase, ...row }) => ({
    phase: String(phase),
    ...frozenCodes(row),
    step: { proceduralType: String(procedural_type), isAttendance: fee_type === 'hearing' },
  }),
})

export const stepAttendance = defineResource({
  kind: attendanceKind,
  columns: {
    feeEarner: 'plain',
    type: 'plain',
    time: 'plain',
    amount: 'plain',
    billTask: 'plain',
    billActivity: 'plain',
    description: 'plain',
  },
  ofLine: claimOfLine,
  claimed,
  filed: {
    columns: ['type', 'time', ...codesOfWork],
    facts: ({ type, time, ...row }, date) => ({
      ...filedWork(row),
      activityType: `attendance on ${String(type)}`,
      work: date === null ? [] : [{ date, hours: Math.round(Number(time) * 100) }],
    }),
  },
  frozen: ({ type, ...row }) => ({ attendanceOn: String(type), ...frozenCodes(row) }),
})

/** A disbursement of a step: stored in the disbursement table, edited through its step. */
export const stepDisbursement = defineResource({
  kind: disbursementKind,
  table: 'disbursement',
  columns: {
    disbursementType: 'plain',
    amount: 'plain',
    vatExempt: 'plain',
    billTask: 'plain',
    billExpense: 'plain',
    party: 'plain',
    description: 'plain',
  },
  filed: {
    columns: ['disbursement_type', ...codesOfExpense],
    facts: ({ disbursement_type, ...row }) => ({
      ...filedExpense(row),
      disbursementType: (disbursement_type ?? null) as string | null,
    }),
  },
  frozen: ({ disbursement_type, ...row }) => ({
    disbursementType: disbursement_type === null ? 'other' : String(disbursement_type),
    ...frozenCodes(row),
  }),
})
