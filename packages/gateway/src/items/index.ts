import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { disbursement } from './disbursement.ts'
import { itemResolvers, type Resolvers } from './item-resolvers.ts'
import { timeRecording } from './time-recording.ts'

/** What rows of a kind need beside the resolvers that follow from its declaration; most kinds need nothing. */
const furtherResolvers: Partial<Record<KindName, Resolvers>> = { disbursement, timeRecording }

/** The resolvers of every kind. */
export const modules: readonly Resolvers[] = (Object.keys(kinds) as KindName[]).map((name) =>
  itemResolvers(kinds[name], furtherResolvers[name]),
)
