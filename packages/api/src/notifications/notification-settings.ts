import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import {
  notificationKinds,
  notificationSettings,
  type NotificationKind,
} from '@costdraft/schema/notifications/notifications.ts'
import { audit, difference } from '../audit/audit.ts'
import { accepted, assertVersion, draftOf, tagged } from '../http/body.ts'
import type { Asked } from '../http/request.ts'

const names = wireNames(notificationSettings),
  DERIVED = new Set(['version'])

/** Of each kind whether the person is told of it. */
type Settings = Record<NotificationKind, boolean> & { version: number }

async function held({ tx, viewer }: Asked, isHeld: boolean): Promise<Settings> {
  const { notifications_off: off, notifications_version: version } = await tx
    .selectFrom('person')
    .select(['notifications_off', 'notifications_version'])
    .where('uuid', '=', viewer.user_uuid)
    .$if(isHeld, (q) => q.forUpdate())
    .executeTakeFirstOrThrow()
  return {
    ...(Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as Record<
      NotificationKind,
      boolean
    >),
    version,
  }
}

/** What the viewer wants to be told of. */
export const ownSettings = async (asked: Asked): Promise<Settings> => tagged(asked, await held(asked, false))

/** Changes what the viewer wants to be told of; a kind that is not named stays as it is. */
export async function changeSettings(asked: Asked): Promise<Settings> {
  const { tx, viewer, req } = asked,
    before = await held(asked, true)
  assertVersion(req, before)
  const given = Object.entries(accepted(notificationSettings, draftOf(names, req.body, DERIVED)))
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => [snakeName(name), value] as const)
  const changed = difference(before, Object.fromEntries(given))
  if (changed) {
    const after: Settings = { ...before, ...Object.fromEntries(given) }
    await tx
      .updateTable('person')
      .set((e) => ({
        notifications_off: notificationKinds.filter((kind) => !after[kind]),
        notifications_version: e('notifications_version', '+', 1),
      }))
      .where('uuid', '=', viewer.user_uuid)
      .execute()
    await audit(
      tx,
      {
        client_uuid: viewer.client_uuid,
        case_uuid: null,
        entity: 'notification_settings',
        entity_uuid: viewer.user_uuid,
        by: viewer.user_uuid,
      },
      'changed',
      changed,
    )
  }
  return ownSettings(asked)
}
