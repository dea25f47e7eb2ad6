import { tabOfRow } from '@costdraft/schema/areas/tabs.ts'
import {
  notificationKinds,
  notificationSentence,
  settingLabels,
} from '@costdraft/schema/notifications/notifications.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import type { NotificationSettings } from './notification-rows.ts'

/** The settings as switches with labels, in display order. Kinds the host does not support are omitted. */
const settingSwitches = (settings: NotificationSettings) =>
  notificationKinds
    .filter((kind) => settings[kind] !== undefined)
    .map((kind) => ({ kind, label: settingLabels[kind], isOn: settings[kind] === true }))

export const notificationResolvers: Resolvers = {
  Viewer: {
    notifications: async (_viewer, query, { admin }) => {
      const page = await admin.notifications.list(query)
      return page && connection(page)
    },
    unreadNotifications: async (_viewer, _args, { admin }) =>
      (await admin.notifications.unread())?.unread_count ?? null,
    notificationSettings: async (_viewer, _args, { admin }) => {
      const settings = await admin.notifications.settings()
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
      await context.admin.notifications.markRead(uuids)
      return context.viewer()
    },
    editNotificationSettings: async (_root, { settings }, { admin }) =>
      settingSwitches(
        await admin.notifications.editSettings(Object.fromEntries(settings.map(({ kind, isOn }) => [kind, isOn]))),
      ),
  },
}
