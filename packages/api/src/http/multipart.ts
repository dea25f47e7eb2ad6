import busboy from 'busboy'
import type { Request } from 'express'
import { Refused } from './errors.ts'

const LARGEST_FIELD = 1_000_000
const CUT = 'The form is cut short.'

/** A form of several parts, read whole. `isTooLarge` says that a file was larger than allowed; it is then not all there. */
export interface Form {
  fields: ReadonlyMap<string, string>
  files: readonly Buffer[]
  isTooLarge: boolean
}

/**
 * Reads a multipart form into memory, its files up to `largest` bytes each. A form that is cut short is refused; whatever is
 * wrong, the request is read to its end, or the sender would see a broken connection instead of the answer.
 */
export function formOf(req: Request, largest: number): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form = busboy({
      headers: req.headers,
      limits: { fields: 10, files: 2, parts: 12, fieldSize: LARGEST_FIELD, fileSize: largest },
    })
    const fields = new Map<string, string>(),
      files: Buffer[] = []
    let isTooLarge = false
    const fail = (): void => {
      req.unpipe(form)
      req.resume()
      reject(new Refused({ body: CUT }))
    }
    form.on('field', (name, value) => fields.set(name, value))
    form.on('file', (_name, stream) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {}) // a cut upload must not end the process
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => {
        isTooLarge = true
      })
      stream.on('end', () => files.push(Buffer.concat(chunks)))
    })
    form.on('error', fail)
    form.on('close', () => resolve({ fields, files, isTooLarge }))
    req.on('aborted', fail)
    req.pipe(form)
  })
}
