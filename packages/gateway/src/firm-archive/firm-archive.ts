import type { Resolvers } from '../generated/resolvers.ts'
import { assertMay } from '../viewer/assert-may.ts'

const EXPORT = 'client:export'

/** Archives of all data of a client. Their files are transferred through the file routes. */
export const firmArchiveResolvers: Resolvers = {
  Query: {
    firmArchives: async (_root, { clientUuid }, context) => {
      await assertMay(context, EXPORT, clientUuid)
      return context.admin.firmArchives.list(clientUuid)
    },
  },
  FirmArchive: {
    filesMade: ({ progress }) => progress?.made ?? null,
    filesOf: ({ progress }) => progress?.of ?? null,
    requestedBy: ({ requested_by, requested_by_name }) => ({ uuid: requested_by, name: requested_by_name }),
  },
  Mutation: {
    requestFirmArchive: async (_root, { clientUuid, currentPassword }, context) => {
      await assertMay(context, EXPORT, clientUuid)
      return context.admin.firmArchives.request(clientUuid, currentPassword)
    },
    deleteFirmArchive: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, EXPORT, clientUuid)
      await context.admin.firmArchives.remove(clientUuid, uuid)
      return uuid
    },
  },
}
