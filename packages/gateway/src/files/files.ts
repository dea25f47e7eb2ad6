import {
  cleanName,
  FOLDER_EXISTS,
  moveProblem,
  nameInstead,
  nameProblem,
  treeProblem,
  within,
  type Entry,
} from '@costdraft/schema/files/tree.ts'
import { placed, treeOf, type FileTree, type Placed } from '@costdraft/schema/files/wire-tree.ts'
import { readCase } from '../cases/cases.ts'
import type { Context } from '../context.ts'
import { refused } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { matching } from '../upstream/headers.ts'
import { connection, type CaseRow } from '../upstream/rows.ts'

const PAGE = 50,
  MOST = 100,
  TRIES = 3
const EMPTY: FileTree = { name: 'root', is_file: false, children: [] }

/** The tree of a case. A list leaves it out. */
const treeIn = async ({ uuid, uploaded_files: files }: CaseRow, { caseApi }: Context): Promise<FileTree> =>
  (files === undefined ? (await caseApi<CaseRow>('GET', `client/case/${uuid}`)).uploaded_files : files) ?? EMPTY

/** Files and folders as GraphQL has them, with the names of the folders they lie in. */
function nodesOf(tree: FileTree) {
  const paths = new Map<string | null, string[]>([[null, []]])
  return placed(tree).map(({ id, parent, name, isFile, node }) => {
    const path = paths.get(parent) ?? []
    if (!isFile) paths.set(id, [...path, name])
    return {
      id,
      parent,
      uuid: node.uuid ?? null,
      name: node.name ?? null,
      isFile,
      size: isFile ? (node.size ?? null) : null,
      path,
      createdAt: node.created_at ?? null,
      createdByName: node.created_by_name ?? null,
    }
  })
}

/** A change of the tree: the entries as they are to be, or why not. */
type Change = (entries: readonly Placed[]) => Placed[] | string

/**
 * Changes the tree as it stands and sends it whole, under its version. Who names a version is refused where it is stale; who names none
 * means the tree as it is, and a change that somebody else was faster with is made again on theirs.
 */
async function arranged(
  context: Context,
  caseUuid: string,
  version: string | null | undefined,
  change: Change,
): Promise<CaseRow> {
  for (let left = TRIES; ; left--) {
    const row = await readCase(context, caseUuid),
      tree = await treeIn(row, context)
    const after = change(placed(tree)),
      problem = typeof after === 'string' ? after : treeProblem(after)
    if (typeof after === 'string' || problem) throw refused('INVALID_INPUT', problem ?? '', { name: problem ?? '' })
    try {
      const now = await context.caseApi<FileTree>(
        'PATCH',
        `client/case/${row.uuid}/folder-structure`,
        { folder_structure: treeOf(after) },
        matching(version ?? tree.version?.toString()),
      )
      return { ...row, uploaded_files: now }
    } catch (error) {
      const { code, current } = (error as { extensions?: { code?: string; current?: unknown } }).extensions ?? {}
      if (version || left <= 1 || code !== 'CONFLICT' || !current) throw error
    }
  }
}

/** What is done to one entry; it must be there. */
const toOne =
  (id: string, change: (entry: Placed, entries: readonly Placed[]) => Placed[] | string): Change =>
  (entries) => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) throw refused('NOT_FOUND', 'Not found.')
    return change(entry, entries)
  }
const replaced = (entries: readonly Placed[], { id }: Entry, change: Partial<Entry>): Placed[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

/** The documents of a case: what lies where. The files themselves stream through the file routes. */
export const fileResolvers: Resolvers = {
  Case: {
    folderStructure: async (row, _args, context) => {
      const tree = await treeIn(row, context)
      return { version: tree.version?.toString() ?? null, nodes: nodesOf(tree) }
    },
    files: async (row, { first, after }, context) => {
      const size = first ?? PAGE
      if (size < 1 || size > MOST)
        throw refused('INVALID_INPUT', `Ask for 1 to ${MOST}.`, { first: `Ask for 1 to ${MOST}.` })
      const all = nodesOf(await treeIn(row, context)).filter(({ isFile }) => isFile),
        start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
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
      arranged(context, caseUuid, version, (entries) => {
        const name = cleanName(wanted),
          into = entries.find(({ id }) => id === parent)
        if (parent !== null && (!into || into.isFile)) throw refused('NOT_FOUND', 'Not found.')
        // Whatever has the name, it is a folder that cannot be made.
        const problem = nameProblem(entries, parent, name)
        return problem?.endsWith('already exists')
          ? FOLDER_EXISTS
          : (problem ?? [...entries, { id: '', parent, name, isFile: false, node: { is_file: false, children: [] } }])
      }),
    renameFile: (_root, { caseUuid, id, name: wanted, version }, context) =>
      arranged(
        context,
        caseUuid,
        version,
        toOne(id, (entry, entries) => {
          const name = nameInstead(entry, wanted)
          return nameProblem(entries, entry.parent, name, id) ?? replaced(entries, entry, { name })
        }),
      ),
    moveFile: (_root, { caseUuid, id, to = null, version }, context) =>
      arranged(
        context,
        caseUuid,
        version,
        toOne(id, (entry, entries) => moveProblem(entries, id, to) ?? replaced(entries, entry, { parent: to })),
      ),
    removeFile: (_root, { caseUuid, id, version }, context) =>
      arranged(
        context,
        caseUuid,
        version,
        toOne(id, (entry, entries) => {
          const gone = within(entries, entry.id).add(entry.id)
          return entries.filter((one) => !gone.has(one.id))
        }),
      ),
    restoreFile: async (_root, { caseUuid, uuid }, context) => {
      const row = await readCase(context, caseUuid)
      return {
        ...row,
        uploaded_files: await context.caseApi<FileTree>(
          'POST',
          `client/case/${row.uuid}/file/${encodeURIComponent(uuid)}/restore`,
          {},
        ),
      }
    },
  },
}
