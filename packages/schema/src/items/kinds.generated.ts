// Written by npm run codegen.
import { casePart } from './case-part/case-part.ts'
import { costNote } from './cost-note/cost-note.ts'
import { disbursement } from './disbursement/disbursement.ts'
import { expertFee } from './expert-fee/expert-fee.ts'
import { hearingDisbursement } from './hearing/hearing-disbursement.ts'
import { hearing } from './hearing/hearing.ts'
import { highCostCounsel } from './high-cost-step/high-cost-counsel.ts'
import { highCostStepDisbursement } from './high-cost-step/high-cost-step-disbursement.ts'
import { highCostStep } from './high-cost-step/high-cost-step.ts'
import { party } from './party/party.ts'
import { plannedWork } from './planned-work/planned-work.ts'
import { proceduralStep } from './procedural-step/procedural-step.ts'
import { stepAttendance } from './procedural-step/step-attendance.ts'
import { stepDisbursement } from './procedural-step/step-disbursement.ts'
import { timeRecording } from './time-recording/time-recording.ts'

/** Every kind of case item of the product. */
export const kinds = {
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
