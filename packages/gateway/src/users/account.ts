import type { Viewer } from '../access/viewer.ts'
import { answeredViewer } from '../upstream/answered-viewer.ts'
import { picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'

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

/** The profile and password of the viewer. Bodies have wire names. */
export interface Account {
  editProfile: (body: ProfileBody) => Promise<Viewer>
  changePassword: (body: { current_password: string; password: string }) => Promise<void>
}

/** The addition `profile`. */
const ownAccount = ({ adminHost: { call } }: RequestHosts): Account => ({
  editProfile: async (body) => answeredViewer(await call<unknown>('PATCH', 'users/user', body)),
  changePassword: (body) => call('POST', 'users/user/password', body),
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
  return picked(request.adminHost, 'profile', ownAccount(request), specifiedProfile(request))
}
