import busboy from 'busboy'
import type { Request, RequestHandler } from 'express'
import { Refused } from '../errors.ts'

const LARGEST = 1_000_000

/** The body of a creation: multipart with `care_case` as JSON, as specified, or that JSON by itself. Documents are not taken yet. */
export const careCase: RequestHandler = async (req, _res, next) => {
  if (req.is('multipart/form-data')) req.body = parsed(await fieldOf(req))
  next()
}

function fieldOf(req: Request): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits: { fields: 10, files: 1, parts: 12, fieldSize: LARGEST } })
    let text: string | undefined, files = 0
    // On a refusal the request is read to its end, or the sender would see a broken connection instead of the answer.
    const fail = (error: unknown): void => { req.unpipe(form); req.resume(); reject(error) }
    form.on('field', (name, value) => { if (name === 'care_case') text = value })
    form.on('file', (_name, stream) => {
      files += 1
      stream.on('error', () => {}) // a cut upload must not end the process
      stream.resume()
    })
    form.on('error', () => fail(new Refused({ body: 'The form is cut short.' })))
    form.on('close', () => {
      if (files > 0) reject(new Refused({ files: 'Documents cannot be stored with a new case in this version.' }))
      else resolve(text)
    })
    req.on('aborted', () => fail(new Refused({ body: 'The form is cut short.' })))
    req.pipe(form)
  })
}

function parsed(text: string | undefined): unknown {
  try { return JSON.parse(text ?? '') } catch { throw new Refused({ care_case: 'Send the case as JSON.' }) }
}
