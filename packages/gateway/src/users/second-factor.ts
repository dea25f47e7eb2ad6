import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { isRow } from '../upstream/answered-values.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { AddedSecondFactorRow, Row, SecondFactorRuleRow, SecondFactorsRow } from '../upstream/rows.ts'
import { assertMay } from '../viewer/assert-may.ts'
import { editableUser } from './users.ts'

declare module '../context/context.ts' {
  interface Admin {
    secondFactor: SecondFactor
  }
}

/** Second factors, the addition `second_factor`. Bodies have wire names. */
interface SecondFactor {
  /** Null on a host without them. */
  own: () => Promise<SecondFactorsRow | null>
  add: (body: Row) => Promise<AddedSecondFactorRow>
  remove: (uuid: string, body: Row) => Promise<SecondFactorsRow>
  reset: (uuid: string) => Promise<unknown>
  /** Null on a host without them. */
  rule: (client: string) => Promise<SecondFactorRuleRow | null>
  editRule: (client: string, body: Row, version: string | null | undefined) => Promise<SecondFactorRuleRow>
}

const at = encodeURIComponent

export function createSecondFactor({ adminHost }: RequestHosts): SecondFactor {
  const { call } = adminHost
  const own: SecondFactor = {
    own: () => call('GET', 'users/user/second-factor'),
    add: (body) => call('POST', 'users/user/second-factor', body),
    remove: (uuid, body) => call('POST', `users/user/second-factor/${at(uuid)}/removal`, body),
    reset: (uuid) => call('POST', `users/${at(uuid)}/second-factor/reset`, {}),
    rule: (client) => call('GET', `clients/${at(client)}/second-factor`),
    editRule: (client, body, version) =>
      call('PATCH', `clients/${at(client)}/second-factor`, body, ifMatchHeader(version)),
  }
  return picked(adminHost, 'second_factor', own, { own: nothing, rule: nothing })
}

export const secondFactorResolvers: Resolvers = {
  Query: {
    secondFactorRule: async (_root, { clientUuid }, context) => {
      const [rule] = await Promise.all([
        context.admin.secondFactor.rule(clientUuid),
        assertMay(context, 'user:read', clientUuid),
      ])
      return rule
    },
  },
  Viewer: { secondFactors: (_viewer, _args, { admin }) => admin.secondFactor.own() },
  SecondFactorRule: { version: ({ version }) => version?.toString() ?? null },
  Mutation: {
    addSecondFactor: (_root, { kind, currentPassword, code }, { admin }) =>
      admin.secondFactor.add({ kind, current_password: currentPassword, ...(code != null && { code }) }),
    removeSecondFactor: (_root, { uuid, currentPassword }, { admin }) =>
      admin.secondFactor.remove(uuid, { current_password: currentPassword }),
    resetSecondFactor: async (_root, { userUuid }, context) => {
      await editableUser(context, userUuid)
      const answer = await context.admin.secondFactor.reset(userUuid)
      if (!isRow(answer)) throw refused('NOT_FOUND', 'Not found.')
      return context.admin.users.read(userUuid)
    },
    editSecondFactorRule: async (_root, { clientUuid, roles, version }, context) => {
      await assertMay(context, 'client:edit_users', clientUuid)
      return context.admin.secondFactor.editRule(clientUuid, { roles }, version)
    },
  },
}
