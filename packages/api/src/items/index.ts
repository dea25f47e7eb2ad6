import type { KindName, Kinds } from '@costdraft/schema/items/index.ts'
import { disbursement } from './disbursement/disbursement.ts'
import { hearing, hearingDisbursement } from './hearing/hearing.ts'
import type { Resource } from './resource.ts'
import { timeRecording } from './time-recording/time-recording.ts'

/** Every kind's storage; a kind without a line here does not compile. */
export const resources = { disbursement, hearing, hearingDisbursement, timeRecording } satisfies {
  [K in KindName]: Resource<Kinds[K]>
}
