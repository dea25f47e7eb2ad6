import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { parseTree, type FileNode } from '@costdraft/schema/files/wire-tree.ts'
import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import type { RequestHandler } from 'express'
import { assertClient } from '../access/assert-client.ts'
import { billsOf } from '../bills/bill.ts'
import { applyTree, type NewFile } from '../files/apply-tree.ts'
import type { FileStore } from '../files/file-store.ts'
import { receiveUpload, type ReceivedFile, type Upload } from '../files/receive-upload.ts'
import { flatTree, validateFiles } from '../files/upload.ts'
import { objectOf, withETag } from '../http/body.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { jsonOf } from '../http/json-body.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { addCase } from './add-case.ts'
import { readCase } from '../cases/case-rows.ts'
import { wholeCase } from './whole-case.ts'

const clientOf = ({ req }: RequestContext): string => String(req.params.clientUuid)

/** Checks the permission before the body is looked at and any file is stored. */
export const precheckCreation = (ask: RequestHandlers): RequestHandler =>
  ask.precheck(async (asked) => assertClient(asked.viewer, clientOf(asked), 'case:create'))

/** The case of a form; throws 422 for a field that is not `care_case`. */
function careCaseOf({ fields }: Upload): Draft {
  const unknown = [...fields.keys()].find((name) => name !== 'care_case')
  if (unknown !== undefined) throw new ValidationError({ [unknown]: 'This field is not known.' })
  const notJson = new ValidationError({ care_case: 'Send the case as JSON.' })
  const sent = jsonOf(fields.get('care_case') ?? '', notJson)
  if (!isDraft(sent)) throw notJson
  return sent
}

/**
 * The tree of the documents of a new case: `uploaded_files` of its body, else all files in the root; undefined if there
 * is nothing to store.
 */
function treeOf({ uploaded_files: sent }: Draft, files: readonly ReceivedFile[]): FileNode | undefined {
  if (sent === undefined || sent === null) return files.length > 0 ? flatTree(files) : undefined
  const { root, problem } = parseTree(sent)
  if (problem !== undefined) throw new ValidationError({ uploaded_files: problem })
  return files.length > 0 || root.children.length > 0 ? root : undefined
}

/** The area of a new case, and all that there are. */
interface Place {
  area: AnyArea
  areas: Areas
  /** The day in London, `yyyy-mm-dd`. */
  today: () => string
}
/** What is to be created: the case, the tree of its documents, and the files of that tree. */
interface NewCase extends Place {
  careCase: Draft
  tree: FileNode | undefined
  newFiles: readonly NewFile[]
}

/** What a file is, whatever it is called. */
const contentOf = ({ mediaType, file: { sha256 } }: NewFile): [string, string] => [mediaType, sha256]

/** Stores a new case and the rows of its documents in one transaction, and answers the case whole. */
async function create(
  asked: RequestContext,
  { careCase, tree, newFiles, ...where }: NewCase,
  onFilesStored: () => void,
) {
  const { tx, viewer } = asked
  const { uploaded_files: _tree, ...body } = careCase
  const documents = tree && { tree, files: newFiles.map(contentOf) }
  const place = { ...where, today: where.today() }
  const { row: created, isNew } = await addCase(asked, place, clientOf(asked), { body, documents })
  if (tree && isNew) {
    await applyTree(asked, created, tree, newFiles, true).catch((error: unknown) => {
      const problem = error instanceof HttpError ? error.details.folder_structure : undefined
      throw problem === undefined ? error : new ValidationError({ uploaded_files: problem })
    })
    onFilesStored()
  }
  const row = tree && isNew ? await readCase(tx, viewer, created.uuid) : created
  // Priced without the cache: until the transaction commits, the bill belongs to no revision.
  const bill = (await billsOf(tx, [row.uuid])).get(row.uuid)
  if (!bill) throw new Error('There is no bill for a case that was just created.')
  return { status: isNew ? 201 : 200, body: withETag(asked, await wholeCase(tx, row, bill, where.areas)) }
}

/**
 * `POST client/{clientId}/case/{path of the area}`: a multipart form with `care_case` as JSON and repeated `files`,
 * which are streamed into the store, or that JSON alone. All is stored or nothing: files whose rows are not stored are
 * deleted from the store.
 */
export const createCase =
  (ask: RequestHandlers, place: Place, store: FileStore, largest: number): RequestHandler =>
  async (req, res, next) => {
    const upload: Upload | undefined = req.is('multipart/form-data')
      ? await receiveUpload(req, store, largest)
      : undefined
    const files = upload?.files ?? []
    let rowsStored = false
    try {
      const careCase = upload ? careCaseOf(upload) : objectOf(req.body)
      const tree = treeOf(careCase, files)
      const newFiles = tree ? await validateFiles(store, files, tree) : []
      // What an idempotency key stands for: the case, and the content of its files.
      req.body = files.length > 0 ? { care_case: careCase, files: newFiles.map(contentOf) } : careCase
      await ask((asked) => {
        assertClient(asked.viewer, clientOf(asked), 'case:create')
        return withIdempotencyKey(asked, () =>
          create(asked, { ...place, careCase, tree, newFiles }, () => {
            rowsStored = true
          }),
        )
      })(req, res, next)
    } finally {
      // After rows were inserted the commit may have succeeded even if an error follows; then only the sweep, which
      // checks the rows, may delete.
      if (!rowsStored) await store.discard(files.map(({ file }) => file.uuid))
    }
  }
