import type { KindName } from '@costdraft/schema/items/index.ts'

const ofRate = ['rateFrom', 'guidelineRate', 'isAboveGuideline'] as const

/**
 * Fields of an answer that a tab shows although nobody enters them. The fields and parts of a kind are selected without
 * being named here. After a change run `npm run codegen`.
 */
export const answerFields: Partial<Record<KindName, readonly string[]>> = {
  costNote: ['createdAt'],
  disbursement: ['notCounted', 'hearing', 'proceduralStep'],
  expertFee: ['notCounted', 'overRate', 'totalCost', 'totalVat'],
  hearing: ['notCounted', 'totalCost'],
  highCostStep: ['notCounted', 'eventsTotal', 'totalCost', 'totalVat'],
  party: ['lettersIn', 'lettersOut', 'telephoneCalls', 'disbursementAmount', 'disbursementVat'],
  proceduralStep: ['notCounted', 'totalCost', 'totalVat'],
  stepAttendance: ofRate,
  timeRecording: ['notCounted', 'estimated', 'totalCost', ...ofRate],
}
