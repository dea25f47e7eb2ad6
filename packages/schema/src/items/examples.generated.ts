// Written by npm run codegen.
import { casePartExamples } from './case-part/case-part.examples.ts'
import { costNoteExamples } from './cost-note/cost-note.examples.ts'
import { disbursementExamples } from './disbursement/disbursement.examples.ts'
import { expertFeeExamples } from './expert-fee/expert-fee.examples.ts'
import { hearingExamples, hearingDisbursementExamples } from './hearing/hearing.examples.ts'
import {
  highCostCounselExamples,
  highCostStepExamples,
  highCostStepDisbursementExamples,
} from './high-cost-step/high-cost-step.examples.ts'
import { partyExamples } from './party/party.examples.ts'
import { plannedWorkExamples } from './planned-work/planned-work.examples.ts'
import {
  proceduralStepExamples,
  stepAttendanceExamples,
  stepDisbursementExamples,
} from './procedural-step/procedural-step.examples.ts'
import { timeRecordingExamples } from './time-recording/time-recording.examples.ts'

/** The examples of every kind of the product. */
export const kindExamples = {
  casePart: casePartExamples,
  costNote: costNoteExamples,
  disbursement: disbursementExamples,
  expertFee: expertFeeExamples,
  hearing: hearingExamples,
  hearingDisbursement: hearingDisbursementExamples,
  highCostCounsel: highCostCounselExamples,
  highCostStep: highCostStepExamples,
  highCostStepDisbursement: highCostStepDisbursementExamples,
  party: partyExamples,
  plannedWork: plannedWorkExamples,
  proceduralStep: proceduralStepExamples,
  stepAttendance: stepAttendanceExamples,
  stepDisbursement: stepDisbursementExamples,
  timeRecording: timeRecordingExamples,
}
