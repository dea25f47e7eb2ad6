import { NO_PREVIEW } from '@costdraft/schema/rates/edition.ts'
import { assertMay } from '../viewer/assert-may.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The rate tables of a firm, and its own editions of them. */
export const rateResolvers: Resolvers = {
  Query: {
    rateTables: async (_root, { clientUuid }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rates.list(clientUuid)
    },
    rateTable: async (_root, { clientUuid, key }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rates.read(clientUuid, key)
    },
    rateEditionPreview: async (_root, { clientUuid, key, ...asked }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      if (!context.may(await context.viewer(), 'case:read', clientUuid)) throw refused('FORBIDDEN', NO_PREVIEW)
      if (!asked.edition && !asked.input)
        throw refused('INVALID_INPUT', 'Give an edition, its figures, or both.', { input: 'This is required.' })
      return context.cases.rates.preview(clientUuid, key, asked)
    },
  },
  RateEdition: { version: ({ version }) => version?.toString() ?? null },
  RatePreview: {
    pageInfo: ({ has_next_page, end_cursor }) => ({ hasNextPage: has_next_page, endCursor: end_cursor }),
  },
  RateChange: { caseUuid: ({ uuid }) => uuid },
  Mutation: {
    addRateEdition: async (_root, { clientUuid, key, input, idempotencyKey }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rates.add(clientUuid, key, input, idempotencyKey)
    },
    editRateEdition: async (_root, { clientUuid, key, uuid, input, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.rates.edit(clientUuid, key, uuid, input, version)
    },
    removeRateEdition: async (_root, { clientUuid, key, uuid, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      await context.cases.rates.remove(clientUuid, key, uuid, version)
      return uuid
    },
  },
}
