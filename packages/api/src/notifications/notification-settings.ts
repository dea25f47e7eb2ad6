import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import {
  notificationKinds,
  notificationSettings,
  type NotificationKind,
} from '@costdraft/schema/notifications/notifications.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, assertVersion, draftOf, withETag } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'

const names = wireNames(notificationSettings)
const READ_ONLY_FIELDS = new Set(['version'])

/** Per kind, whether the person receives notifications of it. */
type Settings = Record<NotificationKind, boolean> & { version: number }

async function readSettings({ tx, viewer }: RequestContext, forUpdate: boolean): Promise<Settings> {
  const { notifications_off: off, notifications_version: version } = await tx
    .selectFrom('person')
    .select(['notifications_off', 'notifications_version'])
    .where('uuid', '=', viewer.user_uuid)
    .$if(forUpdate, (q) => q.forUpdate())
    .executeTakeFirstOrThrow()
  return {
    ...(Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as Record<
      NotificationKind,
      boolean
    >),
    version,
  }
}

/** The viewer's notification settings. */
export const ownSettings = async (asked: RequestContext): Promise<Settings> =>
  withETag(asked, await readSettings(asked, false))

/** Changes the viewer's notification settings; omitted kinds keep their value. */
export async function changeSettings(asked: RequestContext): Promise<Settings> {
  const { tx, viewer, req } = asked
  const before = await readSettings(asked, true)
  assertVersion(req, before)
  const given = Object.entries(validated(notificationSettings, draftOf(names, req.body, READ_ONLY_FIELDS)))
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
