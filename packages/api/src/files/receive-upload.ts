import { TOO_LARGE } from '@costdraft/schema/files/kinds.ts'
import busboy from 'busboy'
import type { Request } from 'express'
import { HttpError, Refused } from '../http/errors.ts'
import { drained } from '../http/request.ts'
import { TooLarge, type FileStore, type StoredFile } from './store.ts'

/** A file that has come, under the name and the type its sender gave it. */
export interface Arrived {
  name: string
  mediaType: string
  file: StoredFile
}
export interface Upload {
  fields: ReadonlyMap<string, string>
  files: readonly Arrived[]
}

const MOST_FILES = 100,
  MOST_FIELDS = 10,
  LARGEST_FIELD = 1_500_000
const CUT = 'The form is cut short.',
  NO_ROOM = 'There is no room left to keep files in. Nothing was stored.'
const TOO_MANY = `At most ${MOST_FILES} files at a time.`

/** What is wrong with a file on its way, for the person who sent it. */
function wrong(error: unknown): Error {
  if (error instanceof HttpError) return error
  if (error instanceof TooLarge) return new HttpError(413, TOO_LARGE, { files: TOO_LARGE })
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new HttpError(507, NO_ROOM)
  // The disk's trouble is our own, and is told as that; all else is a stream that ended too early.
  return syscall ? (error as Error) : new Refused({ files: CUT })
}

function parser(req: Request, largest: number): busboy.Busboy {
  try {
    // One byte more than allowed is let through, to be counted: a file of exactly the most is no file too large.
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: {
        fields: MOST_FIELDS,
        files: MOST_FILES,
        parts: MOST_FIELDS + MOST_FILES,
        fieldSize: LARGEST_FIELD,
        fieldNameSize: 100,
        headerPairs: 50,
        fileSize: largest + 1,
      },
    })
  } catch {
    throw new Refused({ files: 'Send the files as multipart/form-data.' })
  }
}

/**
 * Streams the files of a multipart form into the store, each at most `largest` bytes. Whatever is wrong, nothing of it is kept, and the
 * request is read to its end, or its sender would see a broken connection instead of the answer.
 */
export async function receiveUpload(req: Request, store: FileStore, largest: number): Promise<Upload> {
  const form = parser(req, largest),
    fields = new Map<string, string>(),
    arriving: Promise<Arrived>[] = []
  let failure: Error | undefined
  await new Promise<void>((resolve) => {
    const fail = (error: unknown): void => {
      failure ??= wrong(error)
      req.unpipe(form)
      form.destroy()
      resolve()
    }
    form.on('field', (name, value, { valueTruncated }) =>
      valueTruncated ? fail(new Refused({ [name]: 'This is too long.' })) : fields.set(name, value),
    )
    form.on('file', (_field, stream, { filename, mimeType }) => {
      stream.on('error', () => {}) // a cut upload must not end the process
      const saved = store.save(stream, largest).then((file) => ({ name: filename ?? '', mediaType: mimeType, file }))
      saved.catch(fail)
      arriving.push(saved)
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(new Refused({ files: TOO_MANY })))
    form.on('error', () => fail(new Refused({ files: CUT })))
    form.on('close', () => resolve())
    req.on('close', () => {
      if (!req.complete) fail(new Refused({ files: CUT }))
    })
    req.pipe(form)
  })
  const files = await Promise.allSettled(arriving)
  if (!failure) return { fields, files: files.flatMap((done) => (done.status === 'fulfilled' ? [done.value] : [])) }
  for (const done of files) if (done.status === 'fulfilled') await store.remove(done.value.file.uuid)
  await drained(req)
  throw failure
}
