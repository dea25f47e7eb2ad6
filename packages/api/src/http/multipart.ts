import busboy from 'busboy'
import type { Request } from 'express'
import { ValidationError } from '../errors/errors.ts'

const MAX_FIELD_BYTES = 1_000_000
const TRUNCATED = 'The form is cut short.'

/**
 * A parser of the request's multipart form, which reads names as UTF-8, as browsers send them. Throws 422 for a request
 * that is none.
 */
export function parserOf(req: Request, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits })
  } catch {
    throw new ValidationError({ files: 'Send the files as multipart/form-data.' })
  }
}

/** A multipart form in memory. `isTooLarge` is set if a file exceeded the limit; that file is truncated. */
export interface MultipartForm {
  fields: ReadonlyMap<string, string>
  files: readonly Buffer[]
  /** The names of the files as sent; empty where none was. */
  names: readonly string[]
  isTooLarge: boolean
}

/**
 * Reads a multipart form into memory, with at most `largest` bytes of each file. Throws 422 for a truncated form. After
 * an error the rest of the request is read, because the sender would otherwise see a broken connection instead of the
 * response.
 */
export function readMultipartForm(req: Request, largest: number): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const form = parserOf(req, { fields: 10, files: 2, parts: 12, fieldSize: MAX_FIELD_BYTES, fileSize: largest })
    const fields = new Map<string, string>()
    const files: Buffer[] = []
    const names: string[] = []
    let isTooLarge = false
    const fail = (): void => {
      req.unpipe(form)
      req.resume()
      reject(new ValidationError({ body: TRUNCATED }))
    }
    form.on('field', (name, value) => fields.set(name, value))
    form.on('file', (_name, stream, { filename }) => {
      names.push(filename ?? '')
      const chunks: Buffer[] = []
      stream.on('error', () => {}) // without a listener an aborted upload would crash the process
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => {
        isTooLarge = true
      })
      stream.on('end', () => files.push(Buffer.concat(chunks)))
    })
    form.on('error', fail)
    form.on('close', () => resolve({ fields, files, names, isTooLarge }))
    req.on('aborted', fail)
    req.pipe(form)
  })
}
