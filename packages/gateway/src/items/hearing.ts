import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import { hearing as kind } from '@costdraft/schema/items/hearing/hearing.ts'
import { itemResolvers } from './item-resolvers.ts'

export const hearing = itemResolvers(kind)
export const hearingDisbursement = itemResolvers(disbursementKind)
