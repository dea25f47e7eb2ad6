import { kindOf, mediaTypeOf, NOT_A_KIND } from '@costdraft/schema/files/kinds.ts'
import { cleanName } from '@costdraft/schema/files/tree.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import type { RequestHandler } from 'express'
import { assertVersion } from '../http/body.ts'
import { holdCase, readCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { HttpError, Refused } from '../http/errors.ts'
import { isRepeated, once } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { applyTree, treeOfBody, type Fresh } from './apply-tree.ts'
import { contentProblem } from './content.ts'
import { filesOf } from './file-rows.ts'
import { receiveUpload, type Arrived, type Upload } from './receive-upload.ts'
import type { FileStore } from './store.ts'

const caseOf = ({ req }: Asked): string => String(req.params.case)

/** What can be said before the files have come is said then: who may not, or comes too late, need not send 500 MB to hear so. */
export const mayUpload = (ask: Ask): RequestHandler =>
  ask.first(async (asked) => {
    const owner = await readCase(asked.tx, asked.viewer, caseOf(asked))
    assertOpen(owner)
    if (!asked.req.is('multipart/form-data')) throw new HttpError(415, 'Send the files as multipart/form-data.')
    if (!(await isRepeated(asked))) assertVersion(asked.req, await filesOf(asked.tx, owner.uuid))
  })

/** The tree that came with the files; without one they lie in the root, under their own names. */
function treeSent({ fields, files }: Upload): FileNode {
  const sent = fields.get('folder_structure')
  if (sent === undefined)
    return {
      name: 'root',
      is_file: false,
      children: files.map(({ name }, i) => ({
        name: cleanName(name.split(/[/\\]/).at(-1) ?? ''),
        is_file: true,
        file_index: i,
        children: [],
      })),
    }
  try {
    return treeOfBody(JSON.parse(sent))
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused({ folder_structure: 'Send the tree as JSON.' }) : error
  }
}

/** The names that the tree gives the files, by their indexes. */
const namesIn = ({ children }: FileNode): Map<number, string> =>
  new Map(
    children.flatMap((node) => [
      ...(node.file_index == null ? [] : [[node.file_index, node.name ?? ''] as const]),
      ...namesIn(node),
    ]),
  )

/** The files that may be kept. Each that may not is named, all at once; nothing is kept then. */
async function judged(files: readonly Arrived[], root: FileNode): Promise<Fresh[]> {
  const names = namesIn(root),
    problems: Record<string, string> = {}
  const fresh = await Promise.all(
    files.map(async ({ name, mediaType, file }, i): Promise<Fresh> => {
      const called = names.get(i) ?? name,
        kind = kindOf(called, mediaType)
      const problem = kind ? await contentProblem(kind, file.head) : NOT_A_KIND
      if (problem) problems[called || String(i)] = problem
      return { file, mediaType: kind ? mediaTypeOf(kind) : '' }
    }),
  )
  const [first, ...more] = Object.values(problems)
  if (first !== undefined)
    throw new HttpError(
      415,
      more.length > 0 ? `${more.length + 1} of the files cannot be taken. Nothing was stored.` : first,
      problems,
    )
  return fresh
}

/**
 * `POST …/file`: the files of a form are streamed into the store, then their rows come, and where they lie. What the tree leaves out stays
 * as it is: an upload removes nothing. Files whose rows do not come are removed again.
 */
export const upload =
  (ask: Ask, store: FileStore, largest: number): RequestHandler =>
  async (req, res, next) => {
    const sent = await receiveUpload(req, store, largest)
    let isTaken = false
    try {
      const root = treeSent(sent),
        fresh = await judged(sent.files, root)
      if (fresh.length === 0) throw new Refused({ files: 'Send a file.' })
      req.body = { folder_structure: root, files: fresh.map(({ mediaType, file: { sha256 } }) => [mediaType, sha256]) }
      await ask((asked) =>
        once(asked, async () => {
          const owner = await holdCase(asked.tx, asked.viewer, caseOf(asked))
          assertOpen(owner)
          assertVersion(req, await filesOf(asked.tx, owner.uuid))
          const tree = await applyTree(asked, owner, root, fresh, true)
          isTaken = true
          return { status: 201, body: tree }
        }),
      )(req, res, next)
    } finally {
      // Once there may be rows only the sweep, which looks for them, may judge.
      if (!isTaken) for (const { file } of sent.files) await store.remove(file.uuid)
    }
  }
