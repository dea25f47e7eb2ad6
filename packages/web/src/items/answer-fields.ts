import type { KindName } from '@costdraft/schema/items/index.ts'

/**
 * Fields of an answer that a tab shows although nobody enters them. The fields and parts of a kind are selected without being named here.
 * After a change run `npm run codegen`.
 */
export const answerFields: Partial<Record<KindName, readonly string[]>> = {
  costNote: ['createdAt'],
  disbursement: ['hearing'],
  expertFee: ['overRate'],
  party: ['lettersIn', 'lettersOut', 'telephoneCalls', 'disbursementAmount', 'disbursementVat'],
  timeRecording: ['estimated'],
}
