import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import { editableUser } from './users.ts'

/**
 * The user whose sessions are asked for, undefined for the viewer, whose own they are without a permission. Throws
 * NOT_FOUND or FORBIDDEN for a user whom the viewer may not edit.
 */
async function otherUser(context: Context, userUuid: string | null | undefined): Promise<string | undefined> {
  if (userUuid == null || userUuid.toLowerCase() === (await context.viewer()).user_uuid) return undefined
  return (await editableUser(context, userUuid)).uuid
}

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
