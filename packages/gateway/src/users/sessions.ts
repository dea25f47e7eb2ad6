import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import { otherUser } from './users.ts'

export const sessionResolvers: Resolvers = {
  Query: {
    sessions: async (_root, { userUuid }, context) => context.admin.sessions.list(await otherUser(context, userUuid)),
    signIns: async (_root, query, { admin }) => {
      const page = await admin.sessions.history(query)
      return page && connection(page)
    },
  },
  Viewer: { sessions: (_viewer, _args, { admin }) => admin.sessions.list(undefined) },
  Mutation: {
    endSession: async (_root, { uuid, userUuid }, context) => {
      await context.admin.sessions.end(uuid, await otherUser(context, userUuid))
      return uuid
    },
    endSessions: async (_root, { userUuid }, context) => {
      await context.admin.sessions.endAll(await otherUser(context, userUuid))
      return true
    },
  },
}
