import { tabOfRow } from '@costdraft/schema/areas/tabs.ts'
import {
  notificationKinds,
  sentenceOfRow,
  settingLabels,
  type NotificationKind,
} from '@costdraft/schema/notifications/notifications.ts'
import type { NotificationSettingInput, Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import type { NotificationSettings, SettingsChange } from './notification-rows.ts'

/** The settings as switches with labels, in display order. Kinds the host does not support are omitted. */
const settingSwitches = (settings: NotificationSettings) =>
  notificationKinds
    .filter((kind) => settings[kind] !== undefined)
    .map((kind) => ({
      kind,
      label: settingLabels[kind],
      isOn: settings[kind] === true,
      mail: (settings.mail_available && settings.mail?.[kind]) || null,
    }))

/** What a list of changes changes, by kind; of two of one kind the last holds. */
function changeIn(settings: readonly NotificationSettingInput[]): SettingsChange {
  const given = <V>(valueOf: (setting: NotificationSettingInput) => V | null | undefined) =>
    Object.fromEntries(
      settings.flatMap((setting): [NotificationKind, V][] => {
        const value = valueOf(setting)
        return value === null || value === undefined ? [] : [[setting.kind, value]]
      }),
    )
  const mail = given((setting) => setting.mail)
  return { ...given((setting) => setting.isOn), ...(Object.keys(mail).length > 0 && { mail }) }
}

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
    sentence: sentenceOfRow,
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
      settingSwitches(await admin.notifications.editSettings(changeIn(settings))),
  },
}
