import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { safeName, uniqueNames } from './safe-names.ts'

/** A file of the file store, and where it lies in an archive. */
export interface ArchivedFile {
  uuid: string
  path: string
}

/** Cases whose files are listed at once. */
const PAGE = 100
const START = '00000000-0000-0000-0000-000000000000'
/** What was removed from a case lies in a folder of its own, beside what is there. */
const REMOVED = 'Removed'

interface CaseRow {
  uuid: string
  reference: string
}
interface NodeRow {
  uuid: string
  case_uuid: string
  parent_uuid: string | null
  is_file: boolean
  name: string
  is_removed: boolean
}

const nodesOf = async (tx: Tx, cases: readonly string[]): Promise<NodeRow[]> =>
  (
    await sql<NodeRow>`select uuid, case_uuid, parent_uuid, is_file, name, deleted_at is not null as is_removed from case_file
      where case_uuid = any(${cases}::uuid[]) order by case_uuid, uuid`.execute(tx)
  ).rows

const documentsOf = async (tx: Tx, cases: readonly string[]) =>
  (
    await sql<{ uuid: string; case_uuid: string; file_name: string }>`select uuid, case_uuid, file_name from output
      where case_uuid = any(${cases}::uuid[]) order by case_uuid, uuid`.execute(tx)
  ).rows

/** The folders of a case by their uuids, each with its path; the root of removed ones is a folder of its own. */
function folderPaths(nodes: readonly NodeRow[]): (node: NodeRow) => string[] {
  const byUuid = new Map(nodes.map((node) => [node.uuid, node]))
  const pathOf = ({ parent_uuid, is_removed }: NodeRow, depth = 0): string[] => {
    const parent = parent_uuid === null || depth > nodes.length ? undefined : byUuid.get(parent_uuid)
    if (!parent) return is_removed ? [REMOVED] : []
    // A removed file whose folder is there still lies among what was removed.
    const above = pathOf({ ...parent, is_removed: is_removed || parent.is_removed }, depth + 1)
    return [...above, safeName(parent.name)]
  }
  return (node) => pathOf(node)
}

/**
 * The folders of the cases of a firm: by their references, with a number where two are alike. Cases are given in the
 * order of their uuids, so that each has one folder wherever it is named.
 */
export function caseFolders(): (of: { uuid: string; reference: string }) => string {
  const unique = uniqueNames()
  return ({ uuid, reference }) => unique(safeName(reference.trim() || uuid))
}

/** Makes paths unique: by the folder, whatever the case of its letters, and the name in it. */
function uniquePaths(): (folder: readonly string[], name: string) => string {
  const folders = new Map<string, (name: string) => string>()
  return (folder, name) => {
    const path = folder.join('/')
    const key = path.toLowerCase()
    const unique = folders.get(key) ?? uniqueNames()
    folders.set(key, unique)
    return `${path}/${unique(name)}`
  }
}

function* filesOfCase(folder: string, nodes: readonly NodeRow[]): Generator<ArchivedFile> {
  const folderOf = folderPaths(nodes)
  const pathOf = uniquePaths()
  for (const node of nodes)
    if (node.is_file) yield { uuid: node.uuid, path: pathOf(['files', folder, ...folderOf(node)], safeName(node.name)) }
}

/** The files and documents of all cases of a firm, each with its place. In a transaction that sees one moment. */
async function* filesOfCases(tx: Tx, firm: string): AsyncGenerator<ArchivedFile> {
  const folderOf = caseFolders()
  for (let after = START; ;) {
    const { rows: cases } = await sql<CaseRow>`select uuid, solicitors_case_reference as reference from "case"
      where client_uuid = ${firm} and uuid > ${after} order by uuid limit ${PAGE}`.execute(tx)
    const last = cases.at(-1)
    if (!last) return
    const uuids = cases.map(({ uuid }) => uuid)
    const nodes = Map.groupBy(await nodesOf(tx, uuids), ({ case_uuid }) => case_uuid)
    const documents = Map.groupBy(await documentsOf(tx, uuids), ({ case_uuid }) => case_uuid)
    for (const one of cases) {
      const folder = folderOf(one)
      yield* filesOfCase(folder, nodes.get(one.uuid) ?? [])
      const pathOf = uniquePaths()
      for (const document of documents.get(one.uuid) ?? [])
        yield { uuid: document.uuid, path: pathOf(['documents', folder], safeName(document.file_name)) }
    }
    after = last.uuid
  }
}

/** The files of cases that were removed and can still be brought back, by the names that their kept rows have. */
async function* filesOfRemovedCases(tx: Tx, firm: string): AsyncGenerator<ArchivedFile> {
  const unique = uniqueNames()
  const { rows: removals } = await sql<{ uuid: string; name: string }>`select uuid, name from removal
    where client_uuid = ${firm} and files <> '{}' order by uuid`.execute(tx)
  for (const removal of removals) {
    const folder = unique(safeName(removal.name))
    const pathOf = uniquePaths()
    const { rows } = await sql<{ uuid: string; name: string }>`
      select file.uuid, coalesce(min(entry ->> 'name'), min(entry ->> 'file_name'), file.uuid::text) as name
      from removal cross join unnest(files) as file (uuid)
        left join jsonb_array_elements(rows) as part on part ->> 'table' in ('case_file', 'output')
        left join jsonb_array_elements(part -> 'rows') as entry on entry ->> 'uuid' = file.uuid::text
      where removal.uuid = ${removal.uuid}
        and not exists (select from jsonb_array_elements(rows) as preview, jsonb_array_elements(preview -> 'rows') as draft
          where preview ->> 'table' = 'output_preview' and draft ->> 'uuid' = file.uuid::text)
      group by file.uuid order by file.uuid`.execute(tx)
    for (const { uuid, name } of rows) yield { uuid, path: pathOf(['removed cases', folder], safeName(name)) }
  }
}

/** Every file of a firm that an archive has, with its place in it: no two alike, and none outside of it. */
export async function* archivedFiles(tx: Tx, firm: string): AsyncGenerator<ArchivedFile> {
  yield* filesOfCases(tx, firm)
  yield* filesOfRemovedCases(tx, firm)
}
