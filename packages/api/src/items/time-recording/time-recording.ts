import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { frozenPhase } from '../frozen-phase.ts'
import { codesOfWork, filedWork } from '../filed-codes.ts'
import { frozenCodes } from '../frozen-codes.ts'
import { frozenEntries } from '../frozen-entries.ts'
import { defineResource } from '../resource.ts'
import { claimed, claimOfLine } from '../claim-of-line.ts'
import { byCasePart } from './by-case-part.ts'

export const timeRecording = defineResource({
  kind,
  columns: {
    date: 'plain',
    feeEarner: 'plain',
    activityType: 'plain',
    time: 'plain',
    description: 'plain',
    casePart: 'plain',
    phase: 'plain',
    billTask: 'plain',
    billActivity: 'plain',
    opgCategory: 'plain',
    copActivity: 'plain',
    party: 'plain',
    copCasePart: 'plain',
    amount: 'plain',
    vatExempt: 'plain',
  },
  // A time edited by a user is no longer an estimate.
  derived: { estimated: () => false },
  ofLine: claimOfLine,
  claimed,
  wholeList: byCasePart,
  filed: {
    columns: ['activity_type', 'time', ...codesOfWork],
    facts: ({ activity_type, time, ...row }, date) => ({
      ...filedWork(row),
      activityType: String(activity_type),
      work: date === null ? [] : [{ date, hours: Math.round(Number(time) * 100) }],
    }),
  },
  frozen: ({ activity_type, phase, estimated, ...row }) => ({
    activityType: String(activity_type),
    ...(estimated === true && { estimated }),
    ...frozenPhase(phase),
    ...frozenCodes(row),
    ...frozenEntries(row),
  }),
})
