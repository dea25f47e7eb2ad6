import busboy from 'busboy'
import type { Request } from 'express'
import { HttpError, Refused } from '../errors.ts'
import { NOT_A_LEDGER } from './refused-file.ts'

const LARGEST = 20_000_000

/** The one file of a ledger upload, in memory: a ledger is small, and one that is not is refused as it arrives. */
export function fileOf(req: Request): Promise<Buffer> {
  if (!req.is('multipart/form-data')) return Promise.reject(new HttpError(415, NOT_A_LEDGER, { file: NOT_A_LEDGER }))
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits: { fields: 5, files: 2, parts: 7, fileSize: LARGEST } })
    const files: Buffer[] = []
    // Read to its end on a refusal too, or the sender sees a broken connection instead of the sentence.
    const fail = (error: unknown): void => { req.unpipe(form); req.resume(); reject(error) }
    form.on('file', (_name, stream) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {}) // a cut upload must not end the process
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => fail(new HttpError(413, 'A ledger may be 20 MB at most.', { file: 'A ledger may be 20 MB at most.' })))
      stream.on('end', () => files.push(Buffer.concat(chunks)))
    })
    form.on('error', () => fail(new Refused({ file: 'The upload is cut short.' })))
    form.on('close', () => files.length === 1 && files[0] ? resolve(files[0]) : reject(new HttpError(422, NOT_A_LEDGER, { file: files.length > 1 ? 'One file at a time.' : 'Send a file.' })))
    req.on('aborted', () => fail(new Refused({ file: 'The upload is cut short.' })))
    req.pipe(form)
  })
}
