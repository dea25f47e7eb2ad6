import type { CaseFacts, Draft } from '../field.ts'
import type { InputOfKind } from '../kind.ts'
import { casePartExamples } from './case-part/case-part.examples.ts'
import { costNoteExamples } from './cost-note/cost-note.examples.ts'
import { disbursementExamples } from './disbursement/disbursement.examples.ts'
import { expertFeeExamples } from './expert-fee/expert-fee.examples.ts'
import { hearingDisbursementExamples, hearingExamples } from './hearing/hearing.examples.ts'
import {
  highCostCounselExamples,
  highCostStepDisbursementExamples,
  highCostStepExamples,
} from './high-cost-step/high-cost-step.examples.ts'
import type { KindName, Kinds } from './index.ts'
import { partyExamples } from './party/party.examples.ts'
import {
  proceduralStepExamples,
  stepAttendanceExamples,
  stepDisbursementExamples,
} from './procedural-step/procedural-step.examples.ts'
import { timeRecordingExamples } from './time-recording/time-recording.examples.ts'

/** Example drafts of an item kind: valid ones, and invalid ones with the paths of their problems. */
export interface Examples<K extends KindName> {
  valid: InputOfKind<Kinds[K]>[]
  invalid: [why: string, draft: Draft, paths: string[], facts?: Partial<CaseFacts>][]
}

export const examples: { [K in KindName]: Examples<K> } = {
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
  proceduralStep: proceduralStepExamples,
  stepAttendance: stepAttendanceExamples,
  stepDisbursement: stepDisbursementExamples,
  timeRecording: timeRecordingExamples,
}
