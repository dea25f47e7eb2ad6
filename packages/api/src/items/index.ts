import type { KindName, Kinds } from '@costdraft/schema/items/index.ts'
import { casePart } from './case-part/case-part.ts'
import { costNote } from './cost-note/cost-note.ts'
import { disbursement } from './disbursement/disbursement.ts'
import { expertFee } from './expert-fee/expert-fee.ts'
import { hearing, hearingDisbursement } from './hearing/hearing.ts'
import { highCostCounsel, highCostStep, highCostStepDisbursement } from './high-cost-step/high-cost-step.ts'
import { party } from './party/party.ts'
import { proceduralStep, stepAttendance, stepDisbursement } from './procedural-step/procedural-step.ts'
import { registerItems } from './registry.ts'
import type { Resource } from './resource.ts'
import { timeRecording } from './time-recording/time-recording.ts'

/** Storage definitions of all item kinds. A kind without an entry is a compile error. */
export const resources = {
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
  proceduralStep,
  stepAttendance,
  stepDisbursement,
  timeRecording,
} satisfies {
  [K in KindName]: Resource<Kinds[K]>
}

/** The kinds of the product. */
export const productItems = registerItems(resources)
