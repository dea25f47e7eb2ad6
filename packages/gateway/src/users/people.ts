import type { UserQuery } from '../clients/cut-lists.ts'
import type { AccountLinkRow, Page, Row, UserRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Admin {
    users: Users
  }
}

/** A role in a child client, or none. */
export interface ChildRole {
  clientUuid: string
  role?: string | null
}
type Optional = string | null | undefined

/** What of users a host needs the addition `user_list` for. */
export interface UserLists {
  list: (query: UserQuery) => Promise<Page<UserRow>>
  /**
   * A role may be held in a child of the user's own client alone. Throws NOT_FOUND for another client, where the host
   * does not check that itself.
   */
  assertChild: (parent: string | null, child: string) => Promise<void>
}

/**
 * The users of a host. Permissions are asked by the resolvers; rows of lists are those the viewer may read. Bodies have
 * wire names.
 */
export interface Users extends Pick<UserLists, 'list'> {
  read: (uuid: string) => Promise<UserRow>
  create: (client: string, body: Row, childRoles: readonly ChildRole[], key: Optional) => Promise<UserRow>
  /** Creates a user who chooses a password by the link of the answer, `invitation` (addition `account_links`). */
  invite: Users['create']
  edit: (before: UserRow, body: Row, version: Optional) => Promise<UserRow>
  /** Gives a user a role in a child client, or takes it away. */
  setChildRole: (user: UserRow, childRole: ChildRole) => Promise<void>
  deactivate: (uuid: string) => Promise<UserRow>
  restore: (uuid: string) => Promise<UserRow>
  resetPassword: (uuid: string, password: string) => Promise<UserRow>
  /** Gives a user a link to choose another password (addition `account_links`). */
  sendLink: (uuid: string) => Promise<AccountLinkRow>
}
