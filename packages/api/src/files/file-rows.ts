import type { Entry } from '@costdraft/schema/files/tree.ts'
import { buildTree, type FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { DatedEntry } from './tree-diff.ts'
import { timesIn, timesOf } from '../db/times.ts'

/** The files and folders of a case that are not removed, with the names of their creators. */
export const liveRows = (tx: Tx, caseUuid: string) =>
  tx
    .selectFrom('case_file')
    .innerJoin('person', 'person.uuid', 'case_file.created_by')
    .where('case_file.case_uuid', '=', caseUuid)
    .where('case_file.deleted_at', 'is', null)
    .select([
      'case_file.uuid',
      'case_file.parent_uuid',
      'case_file.is_file',
      'case_file.name',
      'case_file.size',
      'case_file.sha256',
      'case_file.dated',
      ...timesOf('case_file.created_at', 'case_file.changed_at'),
      sql<string>`person.firstname || ' ' || person.surname`.as('created_by_name'),
    ])
    .execute()
export type FileRow = Awaited<ReturnType<typeof liveRows>>[number]

/** Converts a row to an entry of the tree rules. */
export const entryOf = ({
  uuid,
  parent_uuid,
  name,
  is_file,
  dated,
}: Pick<FileRow, 'uuid' | 'parent_uuid' | 'name' | 'is_file' | 'dated'>): DatedEntry => ({
  id: uuid,
  parent: parent_uuid,
  name,
  isFile: is_file,
  dated,
})

/** The folder path of `parent`, separated by slashes; empty for the root. */
export function pathOf(entries: readonly Entry[], parent: string | null): string {
  const names: string[] = []
  for (let at = parent; at !== null;) {
    const folder = entries.find(({ id }) => id === at)
    if (folder) names.unshift(folder.name)
    at = folder?.parent ?? null
  }
  return names.join(' / ')
}

/** The folder tree of a case in wire format, with its version. */
export async function filesOf(tx: Tx, caseUuid: string): Promise<FileTree & { version: number }> {
  const { files_version: version } = await tx
    .selectFrom('case')
    .select('files_version')
    .where('uuid', '=', caseUuid)
    .executeTakeFirstOrThrow()
  const rows = await liveRows(tx, caseUuid)
  const tree = buildTree(
    rows.map((row) => {
      const { uuid, is_file, size, dated, created_by_name } = row
      return {
        ...entryOf(row),
        node: { uuid, is_file, children: [], ...(is_file && { size, dated }), ...timesIn(row), created_by_name },
      }
    }),
  )
  return { ...tree, version }
}
