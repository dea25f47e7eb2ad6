import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'

/** A record of a firm by which it is removed and brought back, with what people call it. */
export interface Named {
  kind: RemovalKind
  uuid: string
  client: string
  name: string
}

/** Writes down that a record was removed or brought back: in its own case, where it is one. */
export const auditRemoval = (
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { kind, uuid, client, name }: Named,
  action: 'removed' | 'restored',
): Promise<void> =>
  audit(
    tx,
    {
      client_uuid: client,
      case_uuid: kind === 'case' ? uuid : null,
      entity: kind,
      entity_uuid: uuid,
      by: viewer.user_uuid,
    },
    action,
    action === 'removed' ? { before: { name } } : { after: { name } },
  )

/** Takes a record out of its tables and keeps it. Throws 404 where the firm has no such record. */
async function takeAway(tx: Tx, { kind, uuid, client, name }: Named, now: Date): Promise<void> {
  const { rows } = await sql<{ taken: string | null }>`
    select take_away(${kind}, ${uuid}::uuid, ${client}::uuid, ${name}, ${now.toISOString()}::timestamptz) as taken`.execute(
    tx,
  )
  if (!rows[0]?.taken) throw new NotFound()
}

/** Removes a fee earner, a site or a case, with an entry of the audit trail. */
export async function removeRecord(
  context: Pick<RequestContext, 'tx' | 'viewer'>,
  record: Named,
  now: Date,
): Promise<void> {
  await auditRemoval(context, record, 'removed')
  await takeAway(context.tx, record, now)
}
