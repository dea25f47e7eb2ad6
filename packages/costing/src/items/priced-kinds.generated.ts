// Written by npm run codegen.
import { disbursement } from './disbursement.ts'
import { expertFee } from './expert-fee.ts'
import { hearing } from './hearing.ts'
import { highCostCounsel } from './high-cost-counsel.ts'
import { highCostStep } from './high-cost-step.ts'
import { stepAttendance } from './step-attendance.ts'
import { timeRecording } from './time.ts'

/** How each kind of item that has a price is priced. */
export const pricedKinds = {
  disbursement,
  expertFee,
  hearing,
  highCostCounsel,
  highCostStep,
  stepAttendance,
  timeRecording,
}
