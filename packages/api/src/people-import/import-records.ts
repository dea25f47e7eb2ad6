import type { PeopleImportRecord } from '@costdraft/schema/people-import/people-import.ts'
import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { RequestContext } from '../http/request.ts'
import { timesIn, timesOf } from '../db/times.ts'
import { storedName } from '../ledger/import/import-records.ts'
import type { PeopleEffects } from './people-import.table.ts'
import type { countsOf } from './outcomes.ts'

/** The most imports that are listed. */
const MOST = 100
const DAY = 86_400_000

/** Whether an import of a moment (`yyyy-mm-ddThh:mm:ss`, UTC) can still be undone. */
export const isRecent = (at: string, now: Date): boolean =>
  new Date(`${at.replace(/Z$/, '')}Z`).getTime() > now.getTime() - UNDO_DAYS * DAY

interface Imported {
  uuid: string
  client: string
  fileName: string
  counts: ReturnType<typeof countsOf>
  effects: PeopleEffects
}

/** Records an import with what is needed to undo it. Resolves with its row. */
export async function recordImport(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { uuid, client, fileName, counts: { unchanged: _none, ...counts }, effects }: Imported,
): Promise<{ file_name: string } & Omit<Imported['counts'], 'unchanged'>> {
  const row = { file_name: storedName(fileName), ...counts }
  await tx
    .insertInto('people_import')
    .values({ uuid, client_uuid: client, ...row, effects: JSON.stringify(effects), created_by: viewer.user_uuid })
    .execute()
  return row
}

/** When an import was made, or undone. */
const importChanged = sql<string>`greatest(people_import.created_at, people_import.undone_at)`

/** The imports of a client, newest first. `mayUndo` is whether the viewer may change its people at all. */
export async function listImports(
  { tx }: Pick<RequestContext, 'tx'>,
  client: string,
  { mayUndo, now }: { mayUndo: boolean; now: Date },
): Promise<PeopleImportRecord[]> {
  const rows = await tx
    .selectFrom('people_import')
    .innerJoin('person as creator', 'creator.uuid', 'people_import.created_by')
    .leftJoin('person as undoer', 'undoer.uuid', 'people_import.undone_by')
    .select([
      'people_import.uuid',
      'people_import.file_name',
      'people_import.users_added',
      'people_import.users_updated',
      'people_import.fee_earners_added',
      'people_import.links_set',
      ...timesOf('people_import.created_at', importChanged),
      'people_import.undone_at',
    ])
    .select([
      sql<string>`creator.firstname || ' ' || creator.surname`.as('by'),
      sql<string | null>`undoer.firstname || ' ' || undoer.surname`.as('undone_by'),
    ])
    .where('people_import.client_uuid', '=', client)
    .orderBy('people_import.created_at', 'desc')
    .orderBy('people_import.uuid')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    uuid: row.uuid,
    file_name: row.file_name,
    by: row.by,
    at: row.created_at,
    ...timesIn(row),
    users_added: row.users_added,
    users_updated: row.users_updated,
    fee_earners_added: row.fee_earners_added,
    links_set: row.links_set,
    undone_at: row.undone_at,
    undone_by: row.undone_by,
    may_undo: mayUndo && row.undone_at === null && isRecent(row.created_at, now),
  }))
}
