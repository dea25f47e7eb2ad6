import {
  FILE_TOO_LARGE,
  fileTypeOf,
  MAX_FILES,
  mediaTypeOf,
  TOO_MANY_FILES,
} from '@costdraft/schema/files/file-types.ts'
import type { Request } from 'express'
import { isDatabaseError, outageOf } from '../db/outages.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { FileStoreUnavailable } from '../errors/file-store-unavailable.ts'
import { parserOf } from '../http/multipart.ts'
import { drainRequest } from '../http/drain-request.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { TooLarge } from './store.ts'

/** A received file, with the name and media type its sender declared. */
export interface ReceivedFile {
  name: string
  mediaType: string
  file: StoredFile
}
export interface Upload {
  fields: ReadonlyMap<string, string>
  files: readonly ReceivedFile[]
}

const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 1_500_000
const TRUNCATED = 'The form is cut short.'
const DISK_FULL = 'There is no room left to keep files in. Nothing was stored.'

/** The media type that is kept with a file: that of a type we know, and never what its sender made up. */
const keptType = (name: string, declared: string): string | undefined => {
  const kind = fileTypeOf(name, declared)
  return kind && mediaTypeOf(kind)
}

/** Converts an upload failure into the error to answer with. */
function uploadError(error: unknown): Error {
  if (error instanceof HttpError) return error
  if (error instanceof TooLarge) return new HttpError(413, FILE_TOO_LARGE, { files: FILE_TOO_LARGE })
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new HttpError(507, DISK_FULL)
  // Other errors of the system, the store or the database are not the sender's; anything else is a stream that ended
  // early.
  return syscall || error instanceof FileStoreUnavailable || outageOf(error) || isDatabaseError(error)
    ? (error as Error)
    : new ValidationError({ files: TRUNCATED })
}

/**
 * Streams the files of a multipart form into the store, each at most `largest` bytes. On failure (413, 422, 503 or 507)
 * all its files are removed from the store, and the rest of the request is read, because the sender would otherwise see
 * a broken connection instead of the response.
 */
export async function receiveUpload(req: Request, store: FileStore, largest: number): Promise<Upload> {
  const form = parserOf(req, {
    fields: MAX_FIELDS,
    files: MAX_FILES,
    parts: MAX_FIELDS + MAX_FILES,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 50,
    // One byte above the limit is let through, so that the store can tell a file of exactly the maximum size from a
    // larger one.
    fileSize: largest + 1,
  })
  const fields = new Map<string, string>()
  const saving: Promise<ReceivedFile>[] = []
  let failure: Error | undefined
  await new Promise<void>((resolve) => {
    const fail = (error: unknown): void => {
      failure ??= uploadError(error)
      req.unpipe(form)
      form.destroy()
      resolve()
    }
    form.on('field', (name, value, { valueTruncated }) =>
      valueTruncated ? fail(new ValidationError({ [name]: 'This is too long.' })) : fields.set(name, value),
    )
    form.on('file', (_field, stream, { filename, mimeType }) => {
      stream.on('error', () => {}) // without a listener an aborted upload would crash the process
      const name = filename ?? ''
      const saved = store
        .save(stream, { maxBytes: largest, mediaType: keptType(name, mimeType) })
        .then((file) => ({ name, mediaType: mimeType, file }))
      saved.catch(fail)
      saving.push(saved)
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(new ValidationError({ files: TOO_MANY_FILES })))
    form.on('error', () => fail(new ValidationError({ files: TRUNCATED })))
    form.on('close', () => resolve())
    req.on('close', () => {
      if (!req.complete) fail(new ValidationError({ files: TRUNCATED }))
    })
    req.pipe(form)
  })
  const results = await Promise.allSettled(saving)
  if (!failure) return { fields, files: results.flatMap((done) => (done.status === 'fulfilled' ? [done.value] : [])) }
  await store.discard(results.flatMap((done) => (done.status === 'fulfilled' ? [done.value.file.uuid] : [])))
  await drainRequest(req)
  throw failure
}
