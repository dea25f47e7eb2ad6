import type { KindName } from '@costdraft/schema/items/index.ts'
import { disbursement } from './disbursement.ts'
import { hearing, hearingDisbursement } from './hearing.ts'
import type { Resolvers } from './module.ts'
import { timeRecording } from './time-recording.ts'

/** Every kind's resolvers; a kind without a line here does not compile. */
export const modules: Record<KindName, Resolvers> = { disbursement, hearing, hearingDisbursement, timeRecording }
