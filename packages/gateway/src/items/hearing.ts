import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import { hearing as kind } from '@costdraft/schema/items/hearing/hearing.ts'
import { itemModule } from './module.ts'

export const hearing = itemModule(kind)
export const hearingDisbursement = itemModule(disbursementKind)
