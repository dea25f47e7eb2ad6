import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { HttpError, NotFound } from '../errors/errors.ts'
import { StreamedResponse } from '../http/request.ts'
import type { FileStore } from './file-store.ts'
import type { ByteRange } from './store.ts'

/** A file that a row names. */
export interface NamedFile {
  uuid: string
  /** What it is saved as. */
  name: string
  size: number
  sha256?: string | null
  /** By the extension of its name if it is not said. */
  mediaType?: string | null
}

const PARTIAL = 206
const NO_SUCH_BYTES = 416

/** A file never changes under its uuid, so that either is a strong tag. */
const tagOf = ({ uuid, sha256 }: NamedFile): string => `"${sha256 ?? uuid}"`

/**
 * The bytes that a request asks for; undefined for the whole file: where it asks for none, for several pieces, or for
 * bytes of another file than this one (`If-Range`). Throws 416 for bytes that the file does not have.
 */
function askedRange(req: Request, file: NamedFile): ByteRange | undefined {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== tagOf(file)) return undefined
  const ranges = req.range(file.size, { combine: true })
  if (ranges === -1) {
    const refusal = new HttpError(NO_SUCH_BYTES, 'The file does not have these bytes.')
    refusal.headers = { 'content-range': `bytes */${file.size}` }
    throw refusal
  }
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}

/**
 * A file as an attachment, so that a browser does not render it, or the bytes of it that are asked for. It is streamed
 * after the transaction has closed. Throws 404 if the store does not have it.
 */
export const storedResponse = (req: Request, files: Pick<FileStore, 'read'>, file: NamedFile): StreamedResponse =>
  new StreamedResponse(async (res) => {
    const range = askedRange(req, file)
    const found = await files.read(file.uuid, range)
    if (!found) throw new NotFound()
    setHeaders(res, file, range)
    // An aborted download is not an error. One that the store breaks off is broken off.
    await pipeline(found.bytes, res).catch(() => {})
  })

function setHeaders(res: Response, file: NamedFile, range: ByteRange | undefined): void {
  const { name, size, mediaType } = file
  // Sets the type by the extension too.
  res.attachment(name)
  if (mediaType) res.type(mediaType)
  res.set({
    'content-length': String(range ? range.end + 1 - range.start : size),
    'accept-ranges': 'bytes',
    etag: tagOf(file),
    'cache-control': 'no-store',
    'content-security-policy': 'sandbox',
  })
  if (range) res.status(PARTIAL).set('content-range', `bytes ${range.start}-${range.end}/${size}`)
}
