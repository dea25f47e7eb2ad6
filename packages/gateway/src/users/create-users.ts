import { withKeptIds } from '../external-ids/external-ids.ts'
import { shown } from '../upstream/failures.ts'
import type { Names } from '../names/names.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'
import { ownUserLists } from './own-users.ts'
import type { Users } from './people.ts'
import { specifiedUserLists } from './specified-users.ts'
import { createUserReads } from './user-reads.ts'

const at = encodeURIComponent

export function createUsers(request: RequestHosts, names: Names): Users {
  const { adminHost, readAdmin } = request
  const { call } = adminHost
  const reads = createUserReads(request, names)
  const { userOf, read, changed } = reads
  const own = ownUserLists(adminHost, reads)
  const { list, assertChild } = picked(adminHost, 'user_list', own, specifiedUserLists(request, reads))

  return {
    list,
    read,
    create: async (client, body, childRoles, key) => {
      for (const { clientUuid, role } of childRoles) if (role) await assertChild(client, clientUuid)
      const answer = await call<Row | undefined>(
        'POST',
        `users/clients/${at(client)}`,
        {
          ...(await withKeptIds(adminHost, body)),
          child_client_roles: Object.fromEntries(
            childRoles.map(({ clientUuid, role }) => [clientUuid, role ?? 'no_access']),
          ),
        },
        idempotencyHeader(key),
      )
      if (typeof answer?.uuid === 'string') return changed(answer.uuid, answer)
      return shown(async () => {
        const users = rowsOf<Row>(await readAdmin(`clients/${at(client)}/users`))
        return userOf(users.find(({ email_address }) => email_address === body.email_address))
      })
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
  }
}
