import { managesWebhooks } from '@costdraft/schema/access/manages-webhooks.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { accessError } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { NotFound } from '../errors/errors.ts'

/** Throws 404 for a client of another firm, and 403 for a viewer who may not manage its webhooks. */
export function assertManages(viewer: SignedIn, client: string): void {
  if (!isUuid(client)) throw new NotFound()
  if (!managesWebhooks(viewer, client)) throw accessError(viewer, client)
}

/** Webhooks in wire format, without their secrets. */
export const webhookRows = (tx: Tx) =>
  tx
    .selectFrom('webhook')
    .innerJoin('person as creator', 'creator.uuid', 'webhook.created_by')
    .select([
      'webhook.uuid',
      'webhook.client_uuid',
      'webhook.url',
      'webhook.types',
      'webhook.description',
      'webhook.state',
      'webhook.disabled_reason',
      'webhook.disabled_at',
      'webhook.created_at',
      'webhook.changed_at as updated_at',
      'webhook.version',
      sql<string>`creator.firstname || ' ' || creator.surname`.as('created_by'),
      sql<string | null>`case when webhook.previous_until > now() then webhook.previous_until end`.as(
        'previous_secret_until',
      ),
    ])

/**
 * A webhook that the viewer may manage; its row is locked with `lock`. Throws 404 for another firm's, and 403 for one
 * that they may not manage.
 */
export async function requireWebhook(tx: Tx, viewer: SignedIn, uuid: string, { lock = false } = {}) {
  if (lock) await tx.selectFrom('webhook').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  const row = await webhookRows(tx).where('webhook.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new NotFound()
  assertManages(viewer, row.client_uuid)
  return row
}
export type WebhookRow = Awaited<ReturnType<typeof requireWebhook>>
