import { readCase, readCaseHead } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { assertMay } from '../viewer/assert-may.ts'

/** What was entered wrongly: removed, listed, and brought back. */
export const removalResolvers: Resolvers = {
  Query: {
    removals: async (_root, { clientUuid }, context) => {
      const viewer = await context.viewer()
      if (clientUuid) await assertMay(context, 'client:edit', clientUuid)
      const rows = await context.admin.removals.list(clientUuid)
      // The host alone knows who had which role in a client that was removed.
      return (
        rows?.filter(({ kind, client_uuid }) => kind === 'client' || context.may(viewer, 'client:edit', client_uuid)) ??
        null
      )
    },
    removedCases: async (_root, { clientUuid }, context) => {
      const viewer = await context.viewer()
      if (clientUuid) await assertMay(context, 'case:create', clientUuid)
      const rows = await context.cases.removals.list(clientUuid)
      return rows?.filter(({ client_uuid }) => context.may(viewer, 'case:create', client_uuid)) ?? null
    },
  },
  Removal: { removedBy: ({ removed_by_name }) => removed_by_name },
  Mutation: {
    removeFeeEarner: async (_root, { clientUuid, uuid, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      await context.cases.removals.removeFeeEarner(clientUuid, uuid, version)
      return uuid
    },
    restoreRemovedFeeEarner: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.cases.removals.restoreFeeEarner(clientUuid, uuid)
    },
    removeSite: async (_root, { clientUuid, uuid, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      await context.admin.removals.removeSite(clientUuid, uuid, version)
      return uuid
    },
    restoreRemovedSite: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.admin.removals.restoreSite(clientUuid, uuid)
    },
    removeClient: async (_root, { uuid, version }, context) => {
      await assertMay(context, 'client:archive', uuid)
      await context.admin.removals.removeClient(uuid, version)
      return uuid
    },
    // A role in a client that was removed counts for nothing: its host says who may bring it back.
    restoreRemovedClient: async (_root, { uuid }, context) => context.admin.removals.restoreClient(uuid),
    removeCase: async (_root, { uuid, version }, context) => {
      const { client } = await readCaseHead(context, uuid)
      await assertMay(context, 'case:create', client)
      await context.cases.removals.removeCase(uuid, version)
      return uuid
    },
    restoreRemovedCase: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'case:create', clientUuid)
      return readCase(context, (await context.cases.removals.restoreCase(uuid)).uuid)
    },
  },
}
