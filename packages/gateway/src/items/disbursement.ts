import { reads } from './item-columns.ts'
import type { Resolvers } from './item-resolvers.ts'

export const disbursement: Resolvers = {
  Disbursement: {
    hearing: reads(['hearing_disbursement'], ({ hearing_disbursement: hearing }) =>
      typeof hearing === 'string' ? hearing : null,
    ),
    proceduralStep: reads(['procedural_step_disbursement'], ({ procedural_step_disbursement: step }) =>
      typeof step === 'string' ? step : null,
    ),
  },
}
