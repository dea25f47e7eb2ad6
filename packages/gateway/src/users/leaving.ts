import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { absence, handOver } from '@costdraft/schema/users/leaving.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { HandOverRow, Row, UndoneHandOverRow } from '../upstream/rows.ts'
import { editableUser, otherUser } from './users.ts'

declare module '../context/context.ts' {
  interface Admin {
    leaving: Leaving
  }
}

/** Hand-overs and absences, the additions `hand_over` and `absences`. Bodies have wire names. */
interface Leaving {
  /** Null on a host without hand-overs. */
  read: (user: string) => Promise<HandOverRow | null>
  handOver: (user: string, to: Row) => Promise<unknown>
  undo: (user: string) => Promise<UndoneHandOverRow>
  setAbsence: (user: string | undefined, body: Row) => Promise<unknown>
  endAbsence: (user: string | undefined) => Promise<unknown>
}

const at = encodeURIComponent

export function createLeaving({ adminHost }: RequestHosts): Leaving {
  const { call } = adminHost
  const own: Pick<Leaving, 'read'> = { read: (user) => call('GET', `users/${at(user)}/hand-over`) }
  const absencePath = (user: string | undefined): string => `users/${user === undefined ? 'user' : at(user)}/absence`
  return {
    ...picked(adminHost, 'hand_over', own, { read: nothing }),
    handOver: (user, to) => call('POST', `users/${at(user)}/hand-over`, { to }),
    undo: (user) => call('POST', `users/${at(user)}/hand-over/undo`, {}),
    setAbsence: (user, body) => call('POST', absencePath(user), body),
    endAbsence: (user) => call('DELETE', absencePath(user)),
  }
}

const handOverNames = wireNames(handOver)
const absenceNames = wireNames(absence)

const userOf = async (context: Context, user: string | undefined) =>
  context.admin.users.read(user ?? (await context.viewer()).user_uuid)

export const leavingResolvers: Resolvers = {
  Query: {
    handOver: async (_root, { userUuid }, context) => {
      await editableUser(context, userUuid)
      return context.admin.leaving.read(userUuid)
    },
  },
  User: {
    absence: ({ absence: away }) =>
      away ? { from: away.from, until: away.until, deputy: { uuid: away.deputy, name: away.deputy_name } } : null,
  },
  Mutation: {
    handOverUser: async (_root, { uuid, to }, context) => {
      await editableUser(context, uuid)
      await context.admin.leaving.handOver(uuid, toWire(handOverNames, to))
      return context.admin.users.read(uuid)
    },
    undoHandOver: async (_root, { userUuid }, context) => {
      await editableUser(context, userUuid)
      const undone = await context.admin.leaving.undo(userUuid)
      return { ...undone, user: await context.admin.users.read(userUuid) }
    },
    setAbsence: async (_root, { input, userUuid }, context) => {
      const user = await otherUser(context, userUuid)
      await context.admin.leaving.setAbsence(user, toWire(absenceNames, input))
      return userOf(context, user)
    },
    endAbsence: async (_root, { userUuid }, context) => {
      const user = await otherUser(context, userUuid)
      await context.admin.leaving.endAbsence(user)
      return userOf(context, user)
    },
  },
}
