import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { audit } from '../../audit/audit.ts'
import { touchCase } from '../../cases/case-revision.ts'
import { lockCase, type CaseRow } from '../../cases/case-rows.ts'
import { Conflict, NotFound } from '../../errors/errors.ts'
import type { RequestContext } from '../../http/request.ts'
import { updateRows } from '../ledger-store.ts'
import { assertTakesTime } from '../taking-ledgers.ts'
import type { RowBefore } from './import-records.ts'

const CHANGED = 'This row was changed after the import, so it stays as it is.'
const TARGET_GONE = 'The party or part that this row had before the import was removed, so it stays as it is.'
/** The version of a row that an import added. */
const FIRST = 1

type Kept = LedgerUndone['kept'][number]

/**
 * Undoes an import: removes the rows that it added and gives those that it updated the values that they had. Rows that
 * were changed since are kept and told; rows that were removed since stay removed. Throws 404 for an import of another
 * case, and 409 for one that was undone.
 */
export async function undoImport(asked: RequestContext, areas: Areas): Promise<LedgerUndone> {
  const { tx, viewer, req } = asked
  const owner = await lockCase(tx, viewer, String(req.params.case))
  const made = await tx
    .selectFrom('ledger_import')
    .select(['uuid', 'file_name', 'added_uuids', 'added_rows', 'before', 'undone_at'])
    .where('uuid', '=', String(req.params.import))
    .where('case_uuid', '=', owner.uuid)
    .executeTakeFirst()
  if (!made) throw new NotFound()
  assertTakesTime(owner, areas)
  if (made.undone_at !== null) throw new Conflict('This import was undone already.')
  const versions = await versionsOf(tx, owner, [...made.added_uuids, ...made.before.map(({ uuid }) => uuid)])
  const kept: Kept[] = []
  const unchanged = (uuid: string, row: number, version: number): boolean => {
    const now = versions.get(uuid)
    if (now !== undefined && now !== version) kept.push({ uuid, row, message: CHANGED })
    return now === version
  }
  const removed = made.added_uuids.filter((uuid, i) => unchanged(uuid, made.added_rows[i] ?? 0, FIRST))
  const candidates = made.before.filter(({ uuid, row, version }) => unchanged(uuid, row, version))
  const gone = await missingTargets(tx, owner, candidates)
  const restored = candidates.filter(({ uuid, row, party, part }) => {
    const fits = ![party, part].some((target) => target !== null && gone.has(target))
    if (!fits) kept.push({ uuid, row, message: TARGET_GONE })
    return fits
  })
  if (removed.length > 0)
    await sql`update case_item set deleted_at = now(), deleted_by = ${viewer.user_uuid} where uuid = any(${removed}::uuid[])`.execute(
      tx,
    )
  if (restored.length > 0) await updateRows(tx, viewer, restored.map(asStored))
  await tx
    .updateTable('ledger_import')
    .set((e) => ({ undone_by: viewer.user_uuid, undone_at: e.fn<string>('now') }))
    .where('uuid', '=', made.uuid)
    .execute()
  await audit(
    tx,
    {
      client_uuid: owner.client,
      case_uuid: owner.uuid,
      entity: 'time_ledger',
      entity_uuid: made.uuid,
      by: viewer.user_uuid,
    },
    'removed',
    { before: { file_name: made.file_name, removed: removed.length, restored: restored.length, kept: kept.length } },
  )
  await touchCase(asked, owner.uuid)
  return {
    removed: removed.length,
    restored: restored.length,
    kept: kept.toSorted((a, b) => a.row - b.row),
  }
}

/** The versions of rows of a case that are not in the trash, locked. */
async function versionsOf(tx: Tx, owner: CaseRow, uuids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ uuid: string; version: number }>`
    select uuid, version from case_item where case_uuid = ${owner.uuid} and uuid = any(${uuids}::uuid[]) and deleted_at is null order by uuid for update`.execute(
    tx,
  )
  return new Map(rows.map(({ uuid, version }) => [uuid, version]))
}

/** Of the parties and parts that rows were recorded for, those that are no longer in the case. */
async function missingTargets(tx: Tx, owner: CaseRow, rows: readonly RowBefore[]): Promise<Set<string>> {
  const targets = new Set(rows.flatMap(({ party, part }) => [party, part]).filter((target) => target !== null))
  if (targets.size === 0) return targets
  const { rows: live } = await sql<{ uuid: string }>`
    select uuid from case_item where case_uuid = ${owner.uuid} and uuid = any(${[...targets]}::uuid[]) and deleted_at is null`.execute(
    tx,
  )
  for (const { uuid } of live) targets.delete(uuid)
  return targets
}

const asStored = ({ uuid, fee_earner, activity_type, time, ...row }: RowBefore) => ({
  ...row,
  id: uuid,
  feeEarner: fee_earner,
  activityType: activity_type,
  time: Math.round(time * 100),
})
