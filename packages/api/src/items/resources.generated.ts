// Written by npm run codegen.
import { casePart } from './case-part/case-part.ts'
import { costNote } from './cost-note/cost-note.ts'
import { disbursement } from './disbursement/disbursement.ts'
import { expertFee } from './expert-fee/expert-fee.ts'
import { hearing, hearingDisbursement } from './hearing/hearing.ts'
import { highCostCounsel, highCostStep, highCostStepDisbursement } from './high-cost-step/high-cost-step.ts'
import { party } from './party/party.ts'
import { plannedWork } from './planned-work/planned-work.ts'
import { proceduralStep, stepAttendance, stepDisbursement } from './procedural-step/procedural-step.ts'
import { timeRecording } from './time-recording/time-recording.ts'

/** The storage of every kind of the product. */
export const kindResources = {
  casePart,
  costNote,
  disbursement,
  expertFee,
  hearing,
  hearingDisbursement,
  highCostCounsel,
  highCostStep,
  highCostStepDisbursement,
  party,
  plannedWork,
  proceduralStep,
  stepAttendance,
  stepDisbursement,
  timeRecording,
}
