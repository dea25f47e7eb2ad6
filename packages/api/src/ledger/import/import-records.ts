import { cutTo } from '@costdraft/schema/text/cut-text.ts'
import { cleanName, TREE_LIMITS } from '@costdraft/schema/files/tree.ts'
import type { LedgerImportRecord } from '@costdraft/schema/ledger/ledger-import.ts'
import { isEditable } from '@costdraft/schema/cases/stage.ts'
import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import type { SignedIn } from '../../access/viewer.ts'
import type { CaseRow } from '../../cases/case-rows.ts'
import type { LedgerPlan, Stored } from '../ledger-plan.ts'
import { timesIn, timesOf } from '../../db/times.ts'

/** The most imports that are listed. */
const MOST = 50

/**
 * A row as it was before an import updated it, its row number in the file, and the version that the import left. `time`
 * in hours.
 */
export interface RowBefore extends Stored {
  row: number
}

/** The rows that a plan updates, as they are before. A row that a file names twice is there once. */
const rowsBefore = ({ updated }: LedgerPlan): RowBefore[] => [
  ...new Map(
    updated.map(({ row, stored: { version, ...stored } }) => [
      stored.uuid,
      { ...stored, row, version: version + 1 } satisfies RowBefore,
    ]),
  ).values(),
]

interface Imported {
  uuid: string
  fileName: string
  leftOut: number
  plan: LedgerPlan
}

/** Records an import with what is needed to undo it, in one row. */
export async function recordImport(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  { uuid, fileName, leftOut, plan }: Imported,
): Promise<void> {
  const { added, updated } = plan
  await sql`
    insert into ledger_import (uuid, client_uuid, case_uuid, file_name, added, updated, left_out, added_uuids, added_rows, before, created_by)
    values (${uuid}, ${owner.client}, ${owner.uuid}, ${storedName(fileName)}, ${added.length}, ${updated.length}, ${leftOut},
      ${added.map((row) => row.uuid)}::uuid[], ${added.map(({ row }) => row)}::int[], ${JSON.stringify(rowsBefore(plan))}::jsonb, ${viewer.user_uuid})`.execute(
    tx,
  )
}

/** The name of a file as an import is recorded with it: without folders, as files of a case are named. */
export const storedName = (name: string): string => cutTo(cleanName(name.split(/[/\\]/).at(-1) ?? ''), TREE_LIMITS.name)

/** When an import was made, or undone. */
const importChanged = sql<string>`greatest(ledger_import.created_at, ledger_import.undone_at)`

/** The imports of a case, newest first. */
export async function listImports(tx: Tx, viewer: SignedIn, owner: CaseRow): Promise<LedgerImportRecord[]> {
  const rows = await tx
    .selectFrom('ledger_import')
    .innerJoin('person as creator', 'creator.uuid', 'ledger_import.created_by')
    .leftJoin('person as undoer', 'undoer.uuid', 'ledger_import.undone_by')
    .select([
      'ledger_import.uuid',
      'ledger_import.file_name',
      'ledger_import.added',
      'ledger_import.updated',
      'ledger_import.left_out',
      ...timesOf('ledger_import.created_at', importChanged),
      'ledger_import.undone_at',
    ])
    .select([
      'creator.firstname',
      'creator.surname',
      'undoer.firstname as undone_firstname',
      'undoer.surname as undone_surname',
    ])
    .where('ledger_import.case_uuid', '=', owner.uuid)
    .orderBy('ledger_import.created_at', 'desc')
    .orderBy('ledger_import.uuid')
    .limit(MOST)
    .execute()
  const mayChange = isEditable(owner.stage) && !owner.client_archived && !viewer.read_only
  return rows.map((row) => ({
    uuid: row.uuid,
    file_name: row.file_name,
    by: `${row.firstname} ${row.surname}`,
    at: row.created_at,
    ...timesIn(row),
    added: row.added,
    updated: row.updated,
    left_out: row.left_out,
    undone_at: row.undone_at,
    undone_by: row.undone_at === null ? null : `${row.undone_firstname ?? ''} ${row.undone_surname ?? ''}`,
    may_undo: mayChange && row.undone_at === null,
  }))
}
