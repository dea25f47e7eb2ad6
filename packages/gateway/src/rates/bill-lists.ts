import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The lists of the Court of Protection's bill that a firm enters, and what the rows of a case may have of them. */
export const billListResolvers: Resolvers = {
  Query: {
    billList: async (_root, { clientUuid, list }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.billLists.read(clientUuid, list)
    },
  },
  Case: { billLists: (row, _args, { cases }) => cases.billLists.ofCase(row) },
  BillListEntry: { version: ({ version }) => (version == null ? null : String(version)) },
  Mutation: {
    addBillListEntry: async (_root, { clientUuid, list, input, idempotencyKey }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.billLists.add(clientUuid, list, input, idempotencyKey)
    },
    editBillListEntry: async (_root, { clientUuid, list, uuid, input, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      return context.cases.billLists.edit(clientUuid, list, uuid, input, version)
    },
    removeBillListEntry: async (_root, { clientUuid, list, uuid, version }, context) => {
      await assertMay(context, 'rates:edit', clientUuid)
      await context.cases.billLists.remove(clientUuid, list, uuid, version)
      return uuid
    },
  },
}
