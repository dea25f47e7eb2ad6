import type { ClientMark } from '@costdraft/schema/clients/client-mark.ts'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import type { Tx } from '../../access/as-viewer.ts'
import { audit } from '../../audit/audit.ts'
import { NotFound, ValidationError } from '../../errors/errors.ts'
import type { RequestContext } from '../../http/request.ts'
import { requireActiveClient } from '../client-rows.ts'
import { MarkError } from './mark-error.ts'
import { readMark, type ReadMark } from './read-mark.ts'

/** The mark of a firm as it is now. */
const currentMark = (tx: Tx, client: string) =>
  tx
    .selectFrom('client_mark')
    .select(['uuid', 'type', 'bytes', 'width', 'height', 'sha256'])
    .where('client_uuid', '=', client)
    .where('is_current', '=', true)
    .executeTakeFirst()

/** The mark of a firm with its bytes; throws 404 where it has none. */
export async function requireMark(tx: Tx, client: string): Promise<ReadMark> {
  const mark = await currentMark(tx, client)
  if (!mark) throw new NotFound()
  return mark
}

/** How the audit names a mark. */
const inWords = (mark: Pick<ReadMark, 'type' | 'bytes'> | undefined): string | null =>
  mark ? `${mark.type === 'image/png' ? 'PNG' : 'SVG'}, ${formatBytes(mark.bytes.length)}` : null

function markIn(bytes: Buffer): ReadMark {
  try {
    return readMark(bytes)
  } catch (error) {
    if (error instanceof MarkError) throw new ValidationError({ mark: error.message })
    throw error
  }
}

/**
 * Gives a firm a mark, or takes it; the audit names both. The client itself stays at its version: whoever is changing
 * its address meets no conflict.
 */
async function replaceMark({ tx, viewer }: RequestContext, client: string, next: ReadMark | undefined) {
  await requireActiveClient(tx, client)
  const before = await currentMark(tx, client)
  if (before?.sha256 === next?.sha256) return
  // The one before stays to be looked up, and no more: they are large.
  await tx.deleteFrom('client_mark').where('client_uuid', '=', client).where('is_current', '=', false).execute()
  if (before) await tx.updateTable('client_mark').set({ is_current: false }).where('uuid', '=', before.uuid).execute()
  if (next)
    await tx
      .insertInto('client_mark')
      .values({ ...next, client_uuid: client, set_by: viewer.user_uuid })
      .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'client', entity_uuid: client, by: viewer.user_uuid },
    'changed',
    { before: { mark: inWords(before) }, after: { mark: inWords(next) } },
  )
}

/** Stores the mark in the body of a request. Throws 422 with the reason where it cannot be one. */
export async function setMark(asked: RequestContext, client: string, bytes: Buffer): Promise<ClientMark> {
  const mark = markIn(bytes)
  await replaceMark(asked, client, mark)
  const { type, width, height, sha256 } = mark
  return { type, width, height, sha256 }
}

/** Takes the mark of a firm; does nothing to one without. */
export const removeMark = (asked: RequestContext, client: string): Promise<void> =>
  replaceMark(asked, client, undefined)
