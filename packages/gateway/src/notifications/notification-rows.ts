import type { MailChoice } from '@costdraft/schema/notifications/notification-mail.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { NotificationRow, Page } from '../upstream/rows.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    notifications: Notifications
  }
}

/** The kinds of notification that a viewer gets; a kind that the host does not support is missing. */
type Switches = Partial<Record<NotificationKind, boolean>>
/** The same, with how each is mailed; a host that sends no mail says so, or nothing of it. */
export type NotificationSettings = Readonly<
  Switches & { mail?: Partial<Record<NotificationKind, MailChoice>>; mail_available?: boolean }
>
/** What is changed of them. */
export type SettingsChange = Readonly<Switches & Pick<NotificationSettings, 'mail'>>
/**
 * The viewer's notifications on a host that has them (addition `notifications`); null where it has none, and changes
 * are refused.
 */
export interface Notifications {
  list: (query: { first?: number | null; after?: string | null }) => Promise<Page<NotificationRow> | null>
  unread: () => Promise<{ unread_count: number } | null>
  settings: () => Promise<NotificationSettings | null>
  /** Marks some as read, or all. */
  markRead: (uuids: readonly string[] | null | undefined) => Promise<void>
  editSettings: (settings: SettingsChange) => Promise<NotificationSettings>
}

const PATH = 'users/user/notification'

const ownNotifications = ({ adminHost: { call } }: RequestHosts): Notifications => {
  const read = <T>(path: string): Promise<T | null> => nullIfNotFound(call<T>('GET', path))
  return {
    list: ({ first, after }) => {
      const query = new URLSearchParams({ first: String(first ?? 50), ...(after && { after }) })
      return read(`${PATH}?${query.toString()}`)
    },
    unread: () => read(`${PATH}/unread`),
    settings: () => read(`${PATH}/settings`),
    markRead: (uuids) => call('POST', `${PATH}/read`, uuids ? { uuids } : { all: true }),
    editSettings: (settings) => call('PATCH', `${PATH}/settings`, settings),
  }
}

export const createNotifications = (request: RequestHosts): Notifications =>
  picked(request.adminHost, 'notifications', ownNotifications(request), {
    list: nothing,
    unread: nothing,
    settings: nothing,
  })
