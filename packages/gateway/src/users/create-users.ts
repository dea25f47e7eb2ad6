import { withKeptIds } from '../external-ids/external-ids.ts'
import { isRow } from '../upstream/answered-values.ts'
import { notShown, shown } from '../upstream/failures.ts'
import type { Names } from '../names/names.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { AccountLinkRow, Row } from '../upstream/rows.ts'
import { ownUserLists } from './own-users.ts'
import type { ChildRole, Users } from './people.ts'
import { specifiedUserLists } from './specified-users.ts'
import { createUserReads } from './user-reads.ts'

const at = encodeURIComponent
/** A link as our own API answers it. */
const linkOf = (answer: Row): AccountLinkRow => specifiedRow('AccountLink', answer) as unknown as AccountLinkRow
/** The link that an answer about a user has; null where it has none. */
export const invitationIn = (answer: unknown): AccountLinkRow | null =>
  isRow(answer) && isRow(answer.invitation) ? linkOf(answer.invitation) : null

export function createUsers(request: RequestHosts, names: Names): Users {
  const { adminHost, readAdmin } = request
  const { call } = adminHost
  const reads = createUserReads(request, names)
  const { userOf, read, changed } = reads
  const own = ownUserLists(adminHost, reads)
  const { list, assertChild } = picked(adminHost, 'user_list', own, specifiedUserLists(request, reads))

  /** What is sent for a new user. @throws NOT_FOUND for a role in what is no child of the client. */
  const newUser = async (client: string, body: Row, childRoles: readonly ChildRole[]): Promise<Row> => {
    for (const { clientUuid, role } of childRoles) if (role) await assertChild(client, clientUuid)
    const roles = childRoles.map(({ clientUuid, role }) => [clientUuid, role ?? 'no_access'] as const)
    return { ...(await withKeptIds(adminHost, body)), child_client_roles: Object.fromEntries(roles) }
  }

  return {
    list,
    read,
    create: async (client, body, childRoles, key) => {
      const sent = await newUser(client, body, childRoles)
      const path = `users/clients/${at(client)}`
      const answer = await call<Row | undefined>('POST', path, sent, idempotencyHeader(key))
      if (typeof answer?.uuid === 'string') return changed(answer.uuid, answer)
      return shown(async () => {
        const users = rowsOf<Row>(await readAdmin(`clients/${at(client)}/users`))
        return userOf(users.find(({ email_address }) => email_address === body.email_address))
      })
    },
    invite: async (client, body, childRoles, key) => {
      const sent = await newUser(client, body, childRoles)
      const path = `users/clients/${at(client)}/invitation`
      const answer = await call<unknown>('POST', path, sent, idempotencyHeader(key))
      return shown(async () => ({ ...(await userOf(answer)), invitation: invitationIn(answer) }))
    },
    edit: async ({ uuid }, body, version) =>
      changed(
        uuid,
        await call('PATCH', `users/${at(uuid)}`, await withKeptIds(adminHost, body), ifMatchHeader(version)),
      ),
    setChildRole: async (user, { clientUuid, role }) => {
      await assertChild(user.client_uuid, clientUuid)
      const isLinked = user.children_clients[clientUuid] !== undefined
      const path = `clients/${at(clientUuid)}/users/${at(user.uuid)}`
      if (!role) await call('DELETE', path)
      else await call(isLinked ? 'PATCH' : 'POST', path, { client_role: role })
    },
    deactivate: async (uuid) => changed(uuid, await call('DELETE', `users/${at(uuid)}`)),
    restore: async (uuid) => changed(uuid, await call('POST', `users/${at(uuid)}/restore`, {})),
    resetPassword: async (uuid, password) =>
      changed(uuid, await call('POST', `users/${at(uuid)}/password`, { password })),
    sendLink: async (uuid) => {
      const answer = await call<unknown>('POST', `users/${at(uuid)}/reset`, {})
      if (!isRow(answer)) throw notShown()
      return linkOf(answer)
    },
  }
}
