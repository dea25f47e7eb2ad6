import type { Draft } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { entryOf, pathOf } from '../files/file-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import type { ItemsContext } from '../items/context.ts'
import { FILES_ON_WIRE } from '../items/file-uses.ts'
import type { RowValues } from '../db/row-values.ts'

/** The key of a draft with the documents that are attached to the item: the uuids of the whole list. */
export const FILES = 'entityFiles'
const MAX_FILES = 100

/** A document in the answer of an item. */
interface FileRef {
  file_uuid: string
}

const refused = (sentence: string): ValidationError => new ValidationError({ [FILES_ON_WIRE]: sentence })
const NOT_LISTED = 'Choose one from the list.'

/**
 * The documents that a body wants attached, each once: uuids, or `{file_uuid}` as they are answered. Undefined where
 * the body does not say. Throws 422 for anything else.
 */
export function filesInBody({ [FILES_ON_WIRE]: given }: Draft): string[] | undefined {
  if (given == null) return undefined
  if (!Array.isArray(given)) throw refused('Send a list.')
  const uuids = (given as unknown[]).map((one) => {
    const uuid = typeof one === 'object' && one !== null ? (one as Partial<FileRef>).file_uuid : one
    if (typeof uuid !== 'string' || !isUuid(uuid)) throw refused(NOT_LISTED)
    return uuid.toLowerCase()
  })
  return [...new Set(uuids)]
}

/** The documents in the answer of an item. */
export const filesInAnswer = ({ [FILES_ON_WIRE]: refs }: RowValues): string[] =>
  ((refs ?? []) as FileRef[]).map(({ file_uuid }) => file_uuid)

/** Adds their documents to items, in one query, in the order in which they were attached. Changes the rows in place. */
export async function addFiles(
  tx: Tx,
  caseUuid: string,
  rows: readonly (Record<string, unknown> & { uuid: string })[],
): Promise<void> {
  const [first, ...more] = rows
  if (!first) return
  const files = await tx
    .selectFrom('item_file')
    .select(['item_uuid', 'file_uuid'])
    .where(more.length > 0 ? sql<boolean>`case_uuid = ${caseUuid}` : sql<boolean>`item_uuid = ${first.uuid}`)
    .orderBy('seq')
    .execute()
  const byItem = Map.groupBy(files, ({ item_uuid }) => item_uuid)
  for (const row of rows)
    row[FILES_ON_WIRE] = (byItem.get(row.uuid) ?? []).map(({ file_uuid }): FileRef => ({ file_uuid }))
}

/**
 * The names of the files of a case with their folders, by uuid. Those of the trash and of other cases are not among
 * them.
 */
async function namesOfFiles(tx: Tx, caseUuid: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('case_file')
    .select(['uuid', 'parent_uuid', 'name', 'is_file', 'dated'])
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .execute()
  const entries = rows.map(entryOf)
  return new Map(
    entries.flatMap(({ id, name, parent, isFile }) =>
      isFile ? [[id, [pathOf(entries, parent), name].filter(Boolean).join(' / ')]] : [],
    ),
  )
}

/**
 * Attaches to an item the documents of a list that it lacks, and detaches those that are not in it. Resolves with their
 * names before and after for the audit trail, undefined where nothing differs. Throws 422 for one that is no file of
 * this case, or was removed.
 */
export async function saveFiles(
  { tx, viewer }: ItemsContext,
  owner: CaseRow,
  item: string,
  before: readonly string[],
  wanted: readonly string[] | undefined,
): Promise<{ before: RowValues; after: RowValues } | undefined> {
  if (wanted === undefined) return undefined
  const added = wanted.filter((uuid) => !before.includes(uuid))
  const removed = before.filter((uuid) => !wanted.includes(uuid))
  if (added.length + removed.length === 0) return undefined
  const after = [...before.filter((uuid) => wanted.includes(uuid)), ...added]
  if (after.length > MAX_FILES) throw refused(`At most ${MAX_FILES} documents can be attached to an item.`)
  const names = await namesOfFiles(tx, owner.uuid)
  if (added.some((uuid) => !names.has(uuid))) throw refused(NOT_LISTED)
  if (removed.length > 0)
    await tx.deleteFrom('item_file').where('item_uuid', '=', item).where('file_uuid', 'in', removed).execute()
  const common = { item_uuid: item, client_uuid: owner.client, case_uuid: owner.uuid, attached_by: viewer.user_uuid }
  if (added.length > 0)
    await tx
      .insertInto('item_file')
      .values(added.map((file_uuid) => ({ ...common, file_uuid })))
      .execute()
  const named = (uuids: readonly string[]): RowValues => ({ documents: uuids.map((uuid) => names.get(uuid) ?? '') })
  return { before: named(before), after: named(after) }
}
