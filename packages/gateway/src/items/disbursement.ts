import { reads } from './item-columns.ts'
import type { Resolvers } from './item-resolvers.ts'

export const disbursement: Resolvers = {
  Disbursement: {
    hearing: reads(['hearing_disbursement'], ({ hearing_disbursement: hearing }) =>
      typeof hearing === 'string' ? hearing : null,
    ),
    // A row of a step may have its party, or the party's name alone, under the key by which it is entered there.
    party: reads(['party', 'party_uuid'], ({ party_uuid, party = party_uuid, party_named, party_uuid_named }) =>
      typeof party === 'string' ? (party_named ?? party_uuid_named ?? { uuid: party, name: null }) : (party ?? null),
    ),
    proceduralStep: reads(['procedural_step_disbursement'], ({ procedural_step_disbursement: step }) =>
      typeof step === 'string' ? step : null,
    ),
  },
}
