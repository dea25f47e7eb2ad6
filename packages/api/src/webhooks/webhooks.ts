import { clientsWithWebhooks } from '@costdraft/schema/access/manages-webhooks.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { webhookChanges, webhookForm } from '@costdraft/schema/webhooks/webhooks.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict, Forbidden } from '../errors/errors.ts'
import { assertVersion, draftOf, validated, withETag } from '../http/body.ts'
import { textParam } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'
import { assertManages, requireWebhook, webhookRows, type WebhookRow } from './webhook-rows.ts'
import type { SecretBox } from '../access/secret-box.ts'
import { newWebhookSecret } from './webhook-secrets.ts'

const formNames = wireNames(webhookForm)
const changeNames = wireNames(webhookChanges)
const DERIVED = new Set([
  'uuid',
  'client_uuid',
  'disabled_reason',
  'disabled_at',
  'previous_secret_until',
  'created_by',
  'created_at',
  'updated_at',
  'version',
])
/** The most webhooks that a firm has. */
const MOST = 50
const OVERLAP_HOURS = 24

const subject = ({ viewer }: RequestContext, { uuid, client_uuid }: Pick<WebhookRow, 'uuid' | 'client_uuid'>) => ({
  client_uuid,
  case_uuid: null,
  entity: 'webhook',
  entity_uuid: uuid,
  by: viewer.user_uuid,
})
const audited = ({ url, types, description, state }: Pick<WebhookRow, 'url' | 'types' | 'description' | 'state'>) => ({
  url,
  types,
  description,
  state,
})

/** The clients whose webhooks a request asks for. */
function askedClients({ viewer, req }: RequestContext): string[] {
  const client = textParam(req.query, 'client')
  if (client !== '') {
    assertManages(viewer, client)
    return [client]
  }
  const clients = clientsWithWebhooks(viewer)
  if (clients.length === 0) throw new Forbidden()
  return clients
}

/** `GET clients/webhook?client=`: the webhooks of a firm, or of all that the viewer may manage; oldest first. */
export async function listWebhooks(asked: RequestContext) {
  const clients = askedClients(asked)
  return webhookRows(asked.tx)
    .where(sql<boolean>`webhook.client_uuid = any(${clients}::uuid[])`)
    .orderBy('webhook.created_at')
    .orderBy('webhook.uuid')
    .execute()
}

/** A webhook with its present secret. */
async function withSecret(asked: RequestContext, row: WebhookRow, box: SecretBox) {
  const { secret } = await asked.tx
    .selectFrom('webhook')
    .select('secret')
    .where('uuid', '=', row.uuid)
    .executeTakeFirstOrThrow()
  return withETag(asked, { ...row, secret: box.open(secret) })
}

/** The answer to a repeated request that made a secret: the webhook and its secret as they are now. */
export const secretAgain = async (asked: RequestContext, uuid: string, box: SecretBox) =>
  withSecret(asked, await requireWebhook(asked.tx, asked.viewer, uuid), box)

async function assertRoom(tx: Tx, client: string): Promise<void> {
  const { count } = await tx
    .selectFrom('webhook')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('client_uuid', '=', client)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST) throw new Conflict(`This firm has ${MOST} webhooks. Remove one first.`)
}

/** `POST clients/{client}/webhook`: adds a webhook, and answers its secret. */
export async function addWebhook(asked: RequestContext, box: SecretBox) {
  const { tx, viewer, req } = asked
  const client = String(req.params.client)
  assertManages(viewer, client)
  const { url, types, description } = validated(webhookForm, draftOf(formNames, req.body))
  // Its lock also counts them one at a time.
  await requireActiveClient(tx, client)
  await assertRoom(tx, client)
  const { uuid } = await tx
    .insertInto('webhook')
    .values({
      client_uuid: client,
      url,
      types,
      description: description || null,
      secret: box.seal(newWebhookSecret()),
      created_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const row = await requireWebhook(tx, viewer, uuid)
  await audit(tx, subject(asked, row), 'added', { after: audited(row) })
  return withSecret(asked, row, box)
}

/**
 * What changes beside the columns when a webhook is switched on or off: switched on, it begins anew with what waits.
 */
async function switched({ tx }: RequestContext, uuid: string, state: WebhookRow['state']) {
  if (state === 'disabled') return { disabled_at: sql<string>`now()`, disabled_reason: null }
  await sql`update webhook_delivery set next_at = now(), attempts = 0, first_attempt_at = null
    where webhook_uuid = ${uuid} and state = 'pending'`.execute(tx)
  return { disabled_at: null, disabled_reason: null, failures: 0, failing_since: null, resume_at: null }
}

/** `PATCH clients/webhook/{webhook}`: changes a webhook, or switches it on or off. */
export async function changeWebhook(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const before = await requireWebhook(tx, viewer, String(req.params.webhook), { lock: true })
  assertVersion(req, before)
  const given = draftOf(changeNames, req.body, DERIVED)
  const { url, types, description, state } = validated(webhookChanges, { ...audited(before), ...given })
  const after = { url, types, description: description || null, state }
  const changed = difference(audited(before), after)
  if (!changed) return withETag(asked, before)
  await tx
    .updateTable('webhook')
    .set({
      ...after,
      ...(state !== before.state && (await switched(asked, before.uuid, state))),
      // Another address is tried at once.
      ...(url !== before.url && { failures: 0, failing_since: null, resume_at: null }),
      version: sql<number>`version + 1`,
      changed_at: sql<string>`now()`,
    })
    .where('uuid', '=', before.uuid)
    .execute()
  await audit(tx, subject(asked, before), 'changed', changed)
  return withETag(asked, await requireWebhook(tx, viewer, before.uuid))
}

/** `POST clients/webhook/{webhook}/secret`: gives a new secret; the one before signs too for a day. */
export async function rotateSecret(asked: RequestContext, box: SecretBox) {
  const { tx, viewer, req } = asked
  const before = await requireWebhook(tx, viewer, String(req.params.webhook), { lock: true })
  assertVersion(req, before)
  draftOf(new Map(), req.body ?? {})
  await tx
    .updateTable('webhook')
    .set({
      secret: box.seal(newWebhookSecret()),
      previous_secret: sql<string>`secret`,
      previous_until: sql<string>`now() + make_interval(hours => ${OVERLAP_HOURS})`,
      version: sql<number>`version + 1`,
      changed_at: sql<string>`now()`,
    })
    .where('uuid', '=', before.uuid)
    .execute()
  const row = await requireWebhook(tx, viewer, before.uuid)
  await audit(tx, subject(asked, row), 'changed', {
    before: { previous_secret_until: before.previous_secret_until },
    after: { previous_secret_until: row.previous_secret_until },
  })
  return withSecret(asked, row, box)
}

/** `DELETE clients/webhook/{webhook}`: removes a webhook with its deliveries. */
export async function removeWebhook(asked: RequestContext): Promise<undefined> {
  const { tx, viewer, req } = asked
  const before = await requireWebhook(tx, viewer, String(req.params.webhook), { lock: true })
  assertVersion(req, before)
  await tx.deleteFrom('webhook').where('uuid', '=', before.uuid).execute()
  await audit(tx, subject(asked, before), 'removed', { before: audited(before) })
}
