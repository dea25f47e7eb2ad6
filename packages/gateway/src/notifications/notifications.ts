import { tabOfRow } from '@costdraft/schema/areas/tabs.ts'
import {
  notificationKinds,
  notificationSentence,
  settingLabels,
  type NotificationKind,
} from '@costdraft/schema/notifications/notifications.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type NotificationRow, type Page } from '../upstream/rows.ts'

const PATH = 'users/user/notification'

type Settings = Readonly<Partial<Record<NotificationKind, boolean>>>
/** The settings as switches with labels, in display order. Kinds the host does not support are omitted. */
const settingSwitches = (settings: Settings) =>
  notificationKinds
    .filter((kind) => settings[kind] !== undefined)
    .map((kind) => ({ kind, label: settingLabels[kind], isOn: settings[kind] === true }))

export const notificationResolvers: Resolvers = {
  Viewer: {
    notifications: async (_viewer, { first, after }, { admin }: Context) => {
      const query = new URLSearchParams({ first: String(first ?? 50), ...(after && { after }) })
      const page = await admin.read<Page<NotificationRow>>('notifications', `${PATH}?${query.toString()}`)
      return page && connection(page)
    },
    unreadNotifications: async (_viewer, _args, { admin }) =>
      (await admin.read<{ unread_count: number }>('notifications', `${PATH}/unread`))?.unread_count ?? null,
    notificationSettings: async (_viewer, _args, { admin }) => {
      const settings = await admin.read<Settings>('notifications', `${PATH}/settings`)
      return settings && settingSwitches(settings)
    },
  },
  Notification: {
    sentence: ({ facts, ...row }) =>
      notificationSentence({ ...row, ...facts, added: facts.added ?? 0, updated: facts.updated ?? 0 }),
    item: ({ item }) =>
      item && {
        uuid: item.uuid,
        kind: item.list,
        hearingType: item.hearing_type,
        tab: tabOfRow(item.list, item) ?? null,
      },
  },
  Mutation: {
    markNotificationsRead: async (_root, { uuids }, context) => {
      await context.admin.call('POST', `${PATH}/read`, uuids ? { uuids } : { all: true })
      return context.viewer()
    },
    editNotificationSettings: async (_root, { settings }, { admin }) =>
      settingSwitches(
        await admin.call<Settings>(
          'PATCH',
          `${PATH}/settings`,
          Object.fromEntries(settings.map(({ kind, isOn }) => [kind, isOn])),
        ),
      ),
  },
}
