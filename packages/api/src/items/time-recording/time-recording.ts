import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { defineResource } from '../resource.ts'

export const timeRecording = defineResource({
  kind,
  table: 'time_recording',
  columns: {
    date: 'plain',
    feeEarner: 'plain',
    activityType: 'plain',
    time: 'plain',
    description: 'plain',
    casePart: 'plain',
    phase: 'plain',
    vatExempt: 'plain',
  },
  // A time edited by a user is no longer an estimate.
  derive: () => ({ estimated: false }),
})
