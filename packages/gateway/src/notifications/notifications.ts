import {
  notificationKinds,
  notificationSentence,
  settingLabels,
  type NotificationKind,
} from '@costdraft/schema/notifications/notifications.ts'
import type { Context } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { ifThere } from '../upstream/if-there.ts'
import { connection, type NotificationRow, type Page } from '../upstream/rows.ts'

const PATH = 'users/user/notification'

type Settings = Readonly<Partial<Record<NotificationKind, boolean>>>
/** The kinds this host has, in our order, in the words of a switch. */
const switches = (settings: Settings) =>
  notificationKinds
    .filter((kind) => settings[kind] !== undefined)
    .map((kind) => ({ kind, label: settingLabels[kind], isOn: settings[kind] === true }))

export const notificationResolvers: Resolvers = {
  Viewer: {
    notifications: async (_viewer, { first, after }, { adminApi }: Context) => {
      const page = await ifThere(
        adminApi<Page<NotificationRow>>(
          'GET',
          `${PATH}?${new URLSearchParams({ first: String(first ?? 50), ...(after && { after }) }).toString()}`,
        ),
      )
      return page && connection(page)
    },
    unreadNotifications: async (_viewer, _args, { adminApi }) =>
      (await ifThere(adminApi<{ unread_count: number }>('GET', `${PATH}/unread`)))?.unread_count ?? null,
    notificationSettings: async (_viewer, _args, { adminApi }) => {
      const settings = await ifThere(adminApi<Settings>('GET', `${PATH}/settings`))
      return settings && switches(settings)
    },
  },
  Notification: {
    sentence: ({ facts, ...row }) =>
      notificationSentence({ ...row, added: facts.added ?? 0, updated: facts.updated ?? 0 }),
    item: ({ item }) => item && { uuid: item.uuid, kind: item.list, hearingType: item.hearing_type },
  },
  Mutation: {
    markNotificationsRead: async (_root, { uuids }, context) => {
      await context.adminApi('POST', `${PATH}/read`, uuids ? { uuids } : { all: true })
      return context.viewer()
    },
    editNotificationSettings: async (_root, { settings }, { adminApi }) =>
      switches(
        await adminApi<Settings>(
          'PATCH',
          `${PATH}/settings`,
          Object.fromEntries(settings.map(({ kind, isOn }) => [kind, isOn])),
        ),
      ),
  },
}
