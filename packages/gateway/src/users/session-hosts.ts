import type { Session, SignIn } from '../generated/resolvers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Page } from '../upstream/rows.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    sessions: Sessions
  }
}

/** Sign-ins at the host's own sign-in host. Those of a user are of the viewer where the user is undefined. */
export interface Sessions {
  /** Null on a host without sessions, or without those of others. */
  list: (user: string | undefined) => Promise<Session[] | null>
  end: (uuid: string, user: string | undefined) => Promise<void>
  /** Ends all but the session of the request. */
  endAll: (user: string | undefined) => Promise<void>
  /** The history of the viewer's account; null on a host without one. */
  history: (query: { first?: number | null; after?: string | null }) => Promise<Page<SignIn> | null>
}

const at = encodeURIComponent
const pathOf = (user: string | undefined): string =>
  user === undefined ? 'users/user/session' : `users/${at(user)}/sessions`

/** The additions `sessions`, `user_sessions` and `sign_ins`. */
export function createSessions({ adminHost }: RequestHosts): Sessions {
  const { call } = adminHost
  const read: Sessions['list'] = (user) => nullIfNotFound(call('GET', pathOf(user)))
  const own = picked(adminHost, 'sessions', { list: read }, { list: nothing })
  const others = picked(adminHost, 'user_sessions', { list: read }, { list: nothing })
  const kept: Pick<Sessions, 'history'> = {
    history: ({ first, after }) => {
      const query = new URLSearchParams({ first: String(first ?? 50), ...(after && { after }) })
      return nullIfNotFound(call('GET', `users/user/sign-ins?${query.toString()}`))
    },
  }
  return {
    list: (user) => (user === undefined ? own : others).list(user),
    end: (uuid, user) => call('DELETE', `${pathOf(user)}/${at(uuid)}`),
    endAll: (user) => call('DELETE', pathOf(user)),
    ...picked(adminHost, 'sign_ins', kept, { history: nothing }),
  }
}
