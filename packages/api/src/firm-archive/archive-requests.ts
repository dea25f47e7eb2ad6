import { firmArchiveName } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { NotFound } from '../errors/errors.ts'
import type { FileStore } from '../files/file-store.ts'
import { storedResponse } from '../files/stored-response.ts'
import { StreamedResponse, type RequestContext } from '../http/request.ts'
import { enqueue } from '../jobs/jobs.ts'
import { ARCHIVE_JOB, archivesOf, archiveSubject, isKept } from './archive-rows.ts'

/** In milliseconds: a download that goes on in pieces is one entry of the audit trail. */
const HOUR = 3_600_000
const NO_CONTENT = 204
const ACCEPTED = 202

/** `GET clients/{client}/firm-archive`. */
export const listArchives = ({ tx }: RequestContext, client: string, now: Date) => archivesOf(tx, client, now).execute()

interface Requesting {
  assertPassword: () => Promise<void>
  wake: () => void
  now: () => Date
}

/**
 * `POST clients/{client}/firm-archive`: asks for an archive; answers the one that is being made, if there is one. The
 * client is locked before the viewer: a merge locks clients before their people.
 */
export async function requestArchive(asked: RequestContext, client: string, { assertPassword, wake, now }: Requesting) {
  const { tx, viewer, res } = asked
  const { merged_into } = await tx
    .selectFrom('client')
    .select('merged_into')
    .where('uuid', '=', client)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Its data is another firm's since this request began.
  if (merged_into !== null) throw new NotFound()
  await assertPassword()
  const waiting = await tx
    .selectFrom('firm_archive')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where('made_at', 'is', null)
    .where('error', 'is', null)
    .executeTakeFirst()
  const uuid = waiting?.uuid ?? (await addArchive(asked, client, now()))
  res.status(ACCEPTED).once('finish', wake)
  return archivesOf(tx, client, now()).where('firm_archive.uuid', '=', uuid).executeTakeFirstOrThrow()

  async function addArchive({ tx: of }: RequestContext, firm: string, at: Date): Promise<string> {
    const added = await of
      .insertInto('firm_archive')
      .values({ client_uuid: firm, requested_by: viewer.user_uuid, requested_at: at.toISOString() })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await enqueue(of, { kind: ARCHIVE_JOB, key: added.uuid, client_uuid: firm, created_by: viewer.user_uuid })
    await audit(of, archiveSubject({ uuid: added.uuid, client_uuid: firm }, viewer.user_uuid), 'added')
    return added.uuid
  }
}

const archiveOf = ({ tx, req }: RequestContext, client: string) =>
  tx
    .selectFrom('firm_archive')
    .selectAll()
    .where('client_uuid', '=', client)
    .where('uuid', '=', String(req.params.archive))

/** Whether somebody's download of an archive is in the audit trail since an hour ago. */
async function isNoted({ tx, viewer }: RequestContext, uuid: string, now: Date): Promise<boolean> {
  const noted = await tx
    .selectFrom('change')
    .select('id')
    .where('entity', '=', 'firm_archive')
    .where('entity_uuid', '=', uuid)
    .where('by', '=', viewer.user_uuid)
    .where('action', '=', 'changed')
    .where('at', '>', new Date(now.getTime() - HOUR).toISOString())
    .executeTakeFirst()
  return noted !== undefined
}

/**
 * `GET clients/{client}/firm-archive/{archive}/file`: the archive as an attachment, or the bytes of it that are asked
 * for. Throws 404 for one that is not made yet, or is past its time.
 */
export async function downloadArchive(
  asked: RequestContext,
  client: string,
  { files, now }: { files: FileStore; now: Date },
): Promise<StreamedResponse> {
  const { tx, viewer, req } = asked
  const row = await archiveOf(asked, client).where(isKept(now)).executeTakeFirst()
  if (!row?.file_uuid || row.size === null || row.made_at === null) throw new NotFound()
  const { name } = await tx.selectFrom('client').select('name').where('uuid', '=', client).executeTakeFirstOrThrow()
  if (!(await isNoted(asked, row.uuid, now)))
    await audit(tx, archiveSubject(row, viewer.user_uuid), 'changed', { after: { downloaded: true } })
  return storedResponse(req, files, {
    uuid: row.file_uuid,
    name: firmArchiveName(name, londonDay(parseUtc(row.made_at))),
    size: row.size,
    sha256: row.sha256,
    mediaType: 'application/zip',
  })
}

/**
 * `DELETE clients/{client}/firm-archive/{archive}`: deletes an archive with its file, or stops making it. The file goes
 * once nothing names it.
 */
export async function deleteArchive(
  asked: RequestContext,
  client: string,
  files: FileStore,
): Promise<StreamedResponse> {
  const { tx, viewer, req } = asked
  const row = await tx
    .deleteFrom('firm_archive')
    .where('client_uuid', '=', client)
    .where('uuid', '=', String(req.params.archive))
    .returning(['uuid', 'client_uuid', 'file_uuid', 'made_at'])
    .executeTakeFirst()
  if (!row) throw new NotFound()
  // One that waits is not begun; one that is being made stops when it next says how far it is.
  await sql`delete from job where kind = ${ARCHIVE_JOB} and key = ${row.uuid}::text and state = 'queued'`.execute(tx)
  await audit(tx, archiveSubject(row, viewer.user_uuid), 'removed', { before: { was_made: row.made_at !== null } })
  return new StreamedResponse(async (res) => {
    if (row.file_uuid !== null) await files.discard([row.file_uuid])
    res.status(NO_CONTENT).end()
  })
}
