import { fileTypeOf, mediaTypeOf, UNSUPPORTED_FILE_TYPE, type FileType } from '@costdraft/schema/files/file-types.ts'
import { cleanName } from '@costdraft/schema/files/tree.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import type { RequestHandler } from 'express'
import { assertVersion } from '../http/body.ts'
import { lockCase, readCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { isReplay, withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { applyTree, parseTreeBody, type NewFile } from './apply-tree.ts'
import { contentProblem, noSuch } from './content-check.ts'
import { filesOf } from './file-rows.ts'
import { receiveUpload, type ReceivedFile, type Upload } from './receive-upload.ts'
import type { FileStore, StoredFile } from './file-store.ts'

const caseOf = ({ req }: RequestContext): string => String(req.params.case)

/** Checks permission, stage and version before any file is read, so that a refused upload need not be sent in full. */
export const precheckUpload = (ask: RequestHandlers): RequestHandler =>
  ask.precheck(async (asked) => {
    const owner = await readCase(asked.tx, asked.viewer, caseOf(asked))
    assertOpen(owner)
    if (!asked.req.is('multipart/form-data')) throw new HttpError(415, 'Send the files as multipart/form-data.')
    if (!(await isReplay(asked))) assertVersion(asked.req, await filesOf(asked.tx, owner.uuid))
  })

/** The tree with all these files in the root under their own names. */
export const flatTree = (files: readonly ReceivedFile[]): FileNode => ({
  name: 'root',
  is_file: false,
  children: files.map(({ name }, i) => ({
    name: cleanName(name.split(/[/\\]/).at(-1) ?? ''),
    is_file: true,
    file_index: i,
    children: [],
  })),
})

/** The folder tree sent with the files; without one, all files go into the root. */
function requestedTree({ fields, files }: Upload): FileNode {
  const sent = fields.get('folder_structure')
  if (sent === undefined) return flatTree(files)
  try {
    return parseTreeBody(JSON.parse(sent))
  } catch (error) {
    throw error instanceof SyntaxError ? new ValidationError({ folder_structure: 'Send the tree as JSON.' }) : error
  }
}

/** The names the tree gives to the new files, by file index. */
const namesIn = ({ children }: FileNode): Map<number, string> =>
  new Map(
    children.flatMap((node) => [
      ...(node.file_index == null ? [] : [[node.file_index, node.name ?? ''] as const]),
      ...namesIn(node),
    ]),
  )

const EXPANDS = 'This file is larger inside than a document can be.'
/** What stands at the top of an Office file: the list of its parts, or at least the folder of its kind. */
const OFFICE_PARTS: Partial<Record<FileType, readonly string[]>> = {
  docx: ['[Content_Types].xml', 'word'],
  xlsx: ['[Content_Types].xml', 'xl'],
}
/** Refuses an Office file that unpacks to more than the guard allows, and an archive that is no Office file. */
async function archiveProblem(store: FileStore, kind: FileType, file: StoredFile): Promise<string | undefined> {
  const parts = OFFICE_PARTS[kind]
  if (!parts) return undefined
  const { state, top } = await store.readArchive(file)
  if (state === 'too_large') return EXPANDS
  if (parts.some((name) => top.has(name))) return undefined
  return state === 'damaged' ? `This .${kind} file is damaged.` : noSuch(kind)
}

/** Checks the type and content of all files. Throws 415, naming every invalid file. */
export async function validateFiles(
  store: FileStore,
  files: readonly ReceivedFile[],
  root: FileNode,
): Promise<NewFile[]> {
  const names = namesIn(root)
  const problems: Record<string, string> = {}
  const newFiles = await Promise.all(
    files.map(async ({ name, mediaType, file }, i): Promise<NewFile> => {
      const fileName = names.get(i) ?? name
      const kind = fileTypeOf(fileName, mediaType)
      const problem = kind
        ? ((await contentProblem(kind, file.head)) ?? (await archiveProblem(store, kind, file)))
        : UNSUPPORTED_FILE_TYPE
      if (problem) problems[fileName || String(i)] = problem
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
  return newFiles
}

/**
 * `POST …/file`: streams the files of a form into the store, then stores their rows and their places in the tree.
 * Stored entries missing from the tree stay: an upload removes nothing. Files whose rows are not stored are deleted
 * from the store.
 */
export const upload =
  (ask: RequestHandlers, store: FileStore, largest: number): RequestHandler =>
  async (req, res, next) => {
    const received = await receiveUpload(req, store, largest)
    let rowsStored = false
    try {
      const root = requestedTree(received)
      const newFiles = await validateFiles(store, received.files, root)
      if (newFiles.length === 0) throw new ValidationError({ files: 'Send a file.' })
      req.body = {
        folder_structure: root,
        files: newFiles.map(({ mediaType, file: { sha256 } }) => [mediaType, sha256]),
      }
      await ask((asked) =>
        withIdempotencyKey(asked, async () => {
          const owner = await lockCase(asked.tx, asked.viewer, caseOf(asked))
          assertOpen(owner)
          assertVersion(req, await filesOf(asked.tx, owner.uuid))
          const tree = await applyTree(asked, owner, root, newFiles, true)
          rowsStored = true
          return { status: 201, body: tree }
        }),
      )(req, res, next)
    } finally {
      // After rows were inserted the commit may have succeeded even if an error follows; then only the sweep, which
      // checks the rows, may delete.
      if (!rowsStored) await store.discard(received.files.map(({ file }) => file.uuid))
    }
  }
