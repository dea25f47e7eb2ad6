import type { KindName } from '@costdraft/schema/items/index.ts'
import { disbursement } from './disbursement.ts'
import { hearing, hearingDisbursement } from './hearing.ts'
import type { Resolvers } from './item-resolvers.ts'
import { timeRecording } from './time-recording.ts'

/** The resolvers of every kind. The compiler requires an entry for each kind. */
export const modules: Record<KindName, Resolvers> = { disbursement, hearing, hearingDisbursement, timeRecording }
