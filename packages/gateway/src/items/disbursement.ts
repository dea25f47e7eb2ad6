import type { Resolvers } from './item-resolvers.ts'

export const disbursement: Resolvers = {
  Disbursement: {
    hearing: ({ hearing_disbursement: hearing }) => (typeof hearing === 'string' ? hearing : null),
  },
}
