import type { Viewer } from '../access/viewer.ts'
import type { Session } from '../generated/resolvers.ts'
import { answeredViewer } from '../upstream/answered-viewer.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    account: Account
  }
}

interface ProfileBody {
  firstname: string
  surname: string
  email_address: string
  /** Of our own sign-in host alone. */
  current_password?: string
}

/** The profile, password and sessions of the viewer. Bodies have wire names. */
export interface Account {
  editProfile: (body: ProfileBody) => Promise<Viewer>
  changePassword: (body: { current_password: string; password: string }) => Promise<void>
  /** Null on a host without sessions. */
  sessions: () => Promise<Session[] | null>
  endSession: (uuid: string) => Promise<void>
}

/** The additions `profile` and `sessions`. */
const ownAccount = ({ adminHost: { call } }: RequestHosts): Account => ({
  editProfile: async (body) => answeredViewer(await call<unknown>('PATCH', 'users/user', body)),
  changePassword: (body) => call('POST', 'users/user/password', body),
  sessions: () => nullIfNotFound(call('GET', 'users/user/session')),
  endSession: (uuid) => call('DELETE', `users/user/session/${encodeURIComponent(uuid)}`),
})

/** The viewer's profile is that of any user. */
const specifiedProfile = ({ adminHost: { call }, viewer }: RequestHosts): Pick<Account, 'editProfile'> => ({
  editProfile: async ({ current_password: _own, ...body }) => {
    const viewing = await viewer()
    await call('PATCH', `users/${encodeURIComponent(viewing.user_uuid)}`, body)
    return { ...viewing, ...body }
  },
})

export function createAccount(request: RequestHosts): Account {
  const { adminHost } = request
  const withSessions = picked(adminHost, 'sessions', ownAccount(request), { sessions: nothing })
  return picked(adminHost, 'profile', withSessions, specifiedProfile(request))
}
