import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The rates of a firm's own per hour. */
export const rateCardResolvers: Resolvers = {
  Query: {
    rateCards: async (_root, { clientUuid }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rateCards.list(clientUuid)
    },
  },
  RateCard: {
    guideline: ({ guideline }) => guideline ?? [],
    version: ({ version }) => (version == null ? null : String(version)),
  },
  Mutation: {
    addRateCard: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rateCards.add(clientUuid, input, idempotencyKey)
    },
    editRateCard: async (_root, { clientUuid, uuid, input, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rateCards.edit(clientUuid, uuid, input, version)
    },
    removeRateCard: async (_root, { clientUuid, uuid, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      await context.cases.rateCards.remove(clientUuid, uuid, version)
      return uuid
    },
  },
}
