import { mailedKinds, type MailChoice, type MailedKind } from '@costdraft/schema/notifications/notification-mail.ts'
import { notificationKinds, type NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import type { RowValues } from '../db/row-values.ts'
import type { Tables } from '../db/tables.ts'

/** What a person has chosen to be told of. */
export interface NotificationChoices {
  isOn: Record<NotificationKind, boolean>
  mail: Record<MailedKind, MailChoice>
  version: number
  client_uuid: string | null
}

/** An object with these keys. */
const byKind = <Kind extends string, V>(kinds: readonly Kind[], valueOf: (kind: Kind) => V): Record<Kind, V> =>
  Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<Kind, V>

/** What a person has chosen; with `forUpdate` nobody else changes it before the transaction ends. */
export async function readChoices(
  tx: Kysely<Tables>,
  person: string,
  forUpdate = false,
): Promise<NotificationChoices | undefined> {
  const row = await tx
    .selectFrom('person')
    .select(['notifications_off', 'notification_mail', 'notifications_version', 'client_uuid'])
    .where('uuid', '=', person)
    .$if(forUpdate, (q) => q.forUpdate())
    .executeTakeFirst()
  return (
    row && {
      isOn: byKind(notificationKinds, (kind) => !row.notifications_off.includes(kind)),
      mail: byKind(mailedKinds, (kind) => row.notification_mail[kind] ?? 'off'),
      version: row.notifications_version,
      client_uuid: row.client_uuid,
    }
  )
}

interface Change {
  isOn?: Partial<NotificationChoices['isOn']>
  mail?: Partial<NotificationChoices['mail']>
}

/** The values of one kind of change before and after, as the audit keeps them. */
const audited = (
  isOn: ReturnType<typeof difference>,
  mail: ReturnType<typeof difference>,
  side: 'before' | 'after',
): RowValues => ({ ...isOn?.[side], ...(mail && { mail: mail[side] }) })

/** Stores what a person has chosen, with its line of the audit trail. Does nothing if it is what they had. */
export async function changeChoices(
  tx: Tx,
  person: string,
  before: NotificationChoices,
  { isOn = {}, mail = {} }: Change,
): Promise<void> {
  const changed = [difference(before.isOn, isOn), difference(before.mail, mail)] as const
  if (!changed.some(Boolean)) return
  const after = { isOn: { ...before.isOn, ...isOn }, mail: { ...before.mail, ...mail } }
  await tx
    .updateTable('person')
    .set((e) => ({
      notifications_off: notificationKinds.filter((kind) => !after.isOn[kind]),
      notification_mail: JSON.stringify(
        Object.fromEntries(Object.entries(after.mail).filter(([, choice]) => choice !== 'off')),
      ),
      notifications_version: e('notifications_version', '+', 1),
    }))
    .where('uuid', '=', person)
    .execute()
  await audit(
    tx,
    {
      client_uuid: before.client_uuid,
      case_uuid: null,
      entity: 'notification_settings',
      entity_uuid: person,
      by: person,
    },
    'changed',
    { before: audited(...changed, 'before'), after: audited(...changed, 'after') },
  )
}
