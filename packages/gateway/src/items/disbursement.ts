import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { itemModule } from './module.ts'

export const disbursement = itemModule(kind)
