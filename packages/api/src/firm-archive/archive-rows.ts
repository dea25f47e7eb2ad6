import type { FirmArchiveState } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { exactly, withMs } from '../db/times.ts'
import type { JobProgress } from '../jobs/jobs.table.ts'

/** The kind of the job that makes an archive; its key is the uuid of the archive. */
export const ARCHIVE_JOB = 'firm_archive'

/** An entry of the audit trail about an archive. */
export const archiveSubject = ({ uuid, client_uuid }: { uuid: string; client_uuid: string }, by: string) => ({
  client_uuid,
  case_uuid: null,
  entity: 'firm_archive',
  entity_uuid: uuid,
  by,
})

/** The archives of a firm as they are answered, the newest first; those that are past their time are none. */
export const archivesOf = (tx: Tx, client: string, now: Date) =>
  tx
    .selectFrom('firm_archive')
    .innerJoin('person', 'person.uuid', 'firm_archive.requested_by')
    .leftJoin('job', (join) =>
      join
        .on('job.kind', '=', ARCHIVE_JOB)
        .on('job.state', 'in', ['queued', 'running'])
        .on(sql`job.key`, '=', sql`firm_archive.uuid::text`),
    )
    .select([
      'firm_archive.uuid',
      stateOf.as('state'),
      sql<JobProgress | null>`case when firm_archive.made_at is null and firm_archive.error is null then job.progress end`.as(
        'progress',
      ),
      'firm_archive.error',
      'firm_archive.requested_by',
      sql<string>`person.firstname || ' ' || person.surname`.as('requested_by_name'),
      'firm_archive.requested_at',
      exactly('firm_archive.requested_at', 'requested_at'),
      'firm_archive.made_at',
      withMs(sql.ref('firm_archive.made_at')).as('made_at_ms') as never,
      'firm_archive.expires_at',
      withMs(sql.ref('firm_archive.expires_at')).as('expires_at_ms') as never,
      'firm_archive.size',
      'firm_archive.sha256',
      'firm_archive.counts',
    ])
    .where('firm_archive.client_uuid', '=', client)
    .where(isKept(now))
    .orderBy('firm_archive.requested_at', 'desc')
    .orderBy('firm_archive.uuid')

const stateOf: RawBuilder<FirmArchiveState> = sql<FirmArchiveState>`case when firm_archive.made_at is not null then 'done'
  when firm_archive.error is not null then 'failed' when job.state = 'running' then 'running' else 'queued' end`

/** Condition: the archive is not past its time, whether it was swept or not. */
export const isKept = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(firm_archive.expires_at is null or firm_archive.expires_at > ${now.toISOString()}::timestamptz)`
