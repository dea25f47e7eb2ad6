// Written by npm run codegen.
import { caseParts } from '../items/case-part/case-part.ts'
import { costNotes } from '../items/cost-note/cost-note.ts'
import { disbursements } from '../items/disbursement/disbursement.tsx'
import { expertFees } from '../items/expert-fee/expert-fee.tsx'
import { hearings, otherFas } from '../items/hearing/hearing.ts'
import { highCostSteps } from '../items/high-cost-step/high-cost-step.tsx'
import { parties } from '../items/party/party.ts'
import { plannedWork } from '../items/planned-work/planned-work.ts'
import { attendances, proceduralSteps } from '../items/procedural-step/procedural-step.tsx'
import { timeRecordings } from '../items/time-recording/time-recording.tsx'

/** The tabs of items. */
export const itemTabs = {
  attendances,
  caseParts,
  costNotes,
  disbursements,
  expertFees,
  hearings,
  highCostSteps,
  otherFas,
  parties,
  plannedWork,
  proceduralSteps,
  timeRecordings,
}
