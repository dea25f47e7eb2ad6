import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { itemResolvers } from './item-resolvers.ts'

export const disbursement = itemResolvers(kind, {
  Disbursement: {
    hearing: ({ hearing_disbursement: hearing }) => (typeof hearing === 'string' ? hearing : null),
  },
})
