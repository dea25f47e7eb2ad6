import {
  cleanName,
  FOLDER_EXISTS,
  nameWithExtension,
  nameProblem,
  moveEntries,
  topmostOf,
  treeProblem,
  descendantsOf,
  type Entry,
} from '@costdraft/schema/files/tree.ts'
import { flattenTree, buildTree, type FileTree, type NodeEntry } from '@costdraft/schema/files/wire-tree.ts'
import { readCaseToChange } from '../cases/cases.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { answeredTree, treeInAnswer, wholeTree } from './answered-tree.ts'
import { shown } from '../upstream/failures.ts'
import { notOffered, picked } from '../upstream/host-call.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { connection, type CaseRow } from '../upstream/rows.ts'

export const PAGES = { size: 50, max: 100 }
const MAX_ATTEMPTS = 3
/** How many are restored with one request: each is a request to the host. */
const MAX_RESTORED = 200
const RESTORE_LIMIT = `Restore 1 to ${MAX_RESTORED} at a time.`

/**
 * The folder tree in an answer about a case; the case is read if the row comes from a list, which does not include it.
 */
const treeAnswer = async ({ uuid, uploaded_files: files }: CaseRow, { cases }: Context): Promise<unknown> =>
  files === undefined ? (await cases.read(uuid)).uploaded_files : files
/** The folder tree of a case as it is shown. */
export const readFolderTree = async (row: CaseRow, context: Context): Promise<FileTree> =>
  answeredTree(await treeAnswer(row, context))

/** Files and folders as GraphQL nodes, each with the names of its parent folders. */
export function nodesOf(tree: FileTree) {
  const paths = new Map<string | null, string[]>([[null, []]])
  return flattenTree(tree).map(({ id, parent, name, isFile, node }) => {
    const path = paths.get(parent) ?? []
    if (!isFile) paths.set(id, [...path, name])
    return {
      id,
      parent,
      uuid: node.uuid ?? null,
      name: node.name ?? null,
      isFile: isFile === true,
      size: isFile ? (node.size ?? null) : null,
      dated: isFile ? (node.dated ?? null) : null,
      path,
      created_at: node.created_at ?? null,
      created_at_ms: node.created_at_ms ?? null,
      updated_at: node.updated_at ?? null,
      updated_at_ms: node.updated_at_ms ?? null,
      createdByName: node.created_by_name ?? null,
    }
  })
}

/** A change of the tree: returns the new entries, or a message why it is not possible. */
type Change = (entries: readonly NodeEntry[]) => NodeEntry[] | string

/** The case with the tree in the answer of a change; read anew where the answer has none. */
async function changedCase(context: Context, row: CaseRow, answer: unknown): Promise<CaseRow> {
  const changed = treeInAnswer(answer)
  return changed === undefined
    ? shown(() => context.cases.read(row.uuid))
    : { ...row, uploaded_files: changed as FileTree }
}

/**
 * Changes the current tree and sends it back with its version. If the client names a version, a stale one is a
 * CONFLICT. If it names none, a change that conflicts with a concurrent one is repeated on the new tree, up to
 * MAX_ATTEMPTS times in total.
 */
async function changeTree(
  context: Context,
  caseUuid: string,
  version: string | null | undefined,
  change: Change,
): Promise<CaseRow> {
  for (let attempt = 1; ; attempt++) {
    const row = await readCaseToChange(context, caseUuid)
    const tree = wholeTree(await treeAnswer(row, context))
    const after = change(flattenTree(tree))
    const problem = typeof after === 'string' ? after : treeProblem(after)
    if (typeof after === 'string' || problem) throw refused('INVALID_INPUT', problem ?? '', { name: problem ?? '' })
    try {
      const answer = await context.caseApi<unknown>(
        'PATCH',
        `client/case/${row.uuid}/folder-structure`,
        { folder_structure: buildTree(after) },
        ifMatchHeader(version ?? tree.version?.toString()),
      )
      return await changedCase(context, row, answer)
    } catch (error) {
      const { code, current } = (error as { extensions?: { code?: string; current?: unknown } }).extensions ?? {}
      if (version || attempt >= MAX_ATTEMPTS || code !== 'CONFLICT' || !current) throw error
    }
  }
}

/** A change of some entries, without those in a folder that is among them; throws NOT_FOUND if one does not exist. */
const changeEntries =
  (
    ids: readonly string[],
    change: (chosen: readonly NodeEntry[], entries: readonly NodeEntry[]) => NodeEntry[] | string,
  ): Change =>
  (entries) => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const chosen = topmostOf(entries, ids).flatMap((id) => byId.get(id) ?? [])
    if (!ids.every((id) => byId.has(id))) throw refused('NOT_FOUND', 'Not found.')
    return change(chosen, entries)
  }
const withChangedEntry = (entries: readonly NodeEntry[], { id }: Entry, change: Partial<Entry>): NodeEntry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

const moveTo = (ids: readonly string[], to: string | null): Change =>
  changeEntries(ids, (_chosen, entries) => moveEntries(entries, ids, to))

const ONLY_FILES = 'Only a file has a date.'
const dateTo = (id: string, dated: string | null): Change =>
  changeEntries([id], ([entry], entries) =>
    entry?.isFile ? entries.map((one) => (one === entry ? { ...one, node: { ...one.node, dated } } : one)) : ONLY_FILES,
  )

const remove = (ids: readonly string[]): Change =>
  changeEntries(ids, (chosen, entries) => {
    const removed = new Set(chosen.flatMap(({ id }) => [id, ...descendantsOf(entries, id)]))
    return entries.filter(({ id }) => !removed.has(id))
  })

/** Restores removed files and folders, one after the other: the host knows no other way. */
async function restore(context: Context, caseUuid: string, uuids: readonly string[]): Promise<CaseRow> {
  if (uuids.length === 0 || uuids.length > MAX_RESTORED)
    throw refused('INVALID_INPUT', RESTORE_LIMIT, { uuids: RESTORE_LIMIT })
  const row = await readCaseToChange(context, caseUuid)
  let tree: FileTree | undefined
  for (const uuid of uuids)
    tree = await context.caseApi<FileTree>(
      'POST',
      `client/case/${row.uuid}/file/${encodeURIComponent(uuid)}/restore`,
      {},
    )
  return { ...row, uploaded_files: tree }
}

/** The folder tree of a case. File contents are transferred through the REST file routes (`pass-through.ts`). */
export const fileResolvers: Resolvers = {
  Case: {
    folderStructure: async (row, _args, context) => {
      const tree = await readFolderTree(row, context)
      return { version: tree.version?.toString() ?? null, nodes: nodesOf(tree) }
    },
    files: async (row, { first, after }, context) => {
      const size = first ?? PAGES.size
      if (size < 1 || size > PAGES.max)
        throw refused('INVALID_INPUT', `Ask for 1 to ${PAGES.max}.`, { first: `Ask for 1 to ${PAGES.max}.` })
      const all = nodesOf(await readFolderTree(row, context)).filter(({ isFile }) => isFile)
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
      const nodes = all.slice(start, start + size)
      return connection({
        total_count: all.length,
        nodes,
        has_next_page: start + nodes.length < all.length,
        end_cursor: nodes.at(-1)?.id ?? null,
      })
    },
  },
  Mutation: {
    addFolder: (_root, { caseUuid, parent = null, name: wanted, version }, context) =>
      changeTree(context, caseUuid, version, (entries) => {
        const name = cleanName(wanted)
        const into = entries.find(({ id }) => id === parent)
        if (parent !== null && (!into || into.isFile)) throw refused('NOT_FOUND', 'Not found.')
        // The message is about the folder to be created, even if the existing entry is a file.
        const problem = nameProblem(entries, parent, name)
        return problem?.endsWith('already exists')
          ? FOLDER_EXISTS
          : (problem ?? [...entries, { id: '', parent, name, isFile: false, node: { is_file: false, children: [] } }])
      }),
    renameFile: (_root, { caseUuid, id, name: wanted, version }, context) =>
      changeTree(
        context,
        caseUuid,
        version,
        changeEntries([id], ([entry], entries) => {
          if (!entry) return [...entries]
          const name = nameWithExtension(entry, wanted)
          return nameProblem(entries, entry.parent, name, id) ?? withChangedEntry(entries, entry, { name })
        }),
      ),
    dateFile: (_root, { caseUuid, id, dated = null, version }, context) =>
      picked(
        context.caseHost,
        'file_dates',
        { date: () => changeTree(context, caseUuid, version, dateTo(id, dated)) },
        {
          date: async () => {
            // Who may not change the case is told that first, as by any other change.
            await readCaseToChange(context, caseUuid)
            throw notOffered()
          },
        },
      ).date(),
    moveFile: (_root, { caseUuid, id, to = null, version }, context) =>
      changeTree(context, caseUuid, version, moveTo([id], to)),
    moveFiles: (_root, { caseUuid, ids, to = null, version }, context) =>
      changeTree(context, caseUuid, version, moveTo(ids, to)),
    removeFile: (_root, { caseUuid, id, version }, context) => changeTree(context, caseUuid, version, remove([id])),
    removeFiles: (_root, { caseUuid, ids, version }, context) => changeTree(context, caseUuid, version, remove(ids)),
    restoreFile: (_root, { caseUuid, uuid }, context) => restore(context, caseUuid, [uuid]),
    restoreFiles: (_root, { caseUuid, uuids }, context) => restore(context, caseUuid, uuids),
  },
}
