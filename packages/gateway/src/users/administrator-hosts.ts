import type { Names } from '../names/names.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row, UserRow } from '../upstream/rows.ts'
import { invitationIn } from './create-users.ts'
import { createUserReads } from './user-reads.ts'

declare module '../context/context.ts' {
  interface Admin {
    administrators: Administrators
  }
}

/** The system administrators of a host (addition `administrators`). Bodies have wire names. */
export interface Administrators {
  /** Null on a host that does not list them. */
  list: () => Promise<UserRow[] | null>
  add: (body: Row, key: string | null | undefined) => Promise<UserRow>
  /** The answer has the link as `invitation`. */
  invite: Administrators['add']
}

const PATH = 'users/administrators'

export function createAdministrators(request: RequestHosts, names: Names): Administrators {
  const { adminHost, readAdmin } = request
  const { userOf } = createUserReads(request, names)
  const own: Administrators = {
    list: async () => Promise.all(rowsOf(await readAdmin(PATH)).map(userOf)),
    add: async (body, key) => {
      const answer = await adminHost.call<unknown>('POST', PATH, body, idempotencyHeader(key))
      return shown(() => userOf(answer))
    },
    invite: async (body, key) => {
      const answer = await adminHost.call<unknown>('POST', `${PATH}/invitation`, body, idempotencyHeader(key))
      return shown(async () => ({ ...(await userOf(answer)), invitation: invitationIn(answer) }))
    },
  }
  return picked(adminHost, 'administrators', own, { list: nothing })
}
