import type { RequestHandler } from 'express'
import { Refused } from '../http/errors.ts'
import { formOf } from '../http/multipart.ts'

/** Of a file that comes with a new case only its being there is looked at: documents come once the case is there, streamed. */
const ANY = 1

/** The body of a creation: multipart with `care_case` as JSON, as specified, or that JSON by itself. */
export const careCase: RequestHandler = async (req, _res, next) => {
  if (req.is('multipart/form-data')) {
    const { fields, files } = await formOf(req, ANY)
    if (files.length > 0)
      throw new Refused({ files: 'Create the case first, then send its documents to client/case/{uuid}/file.' })
    req.body = parsed(fields.get('care_case'))
  }
  next()
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new Refused({ care_case: 'Send the case as JSON.' })
  }
}
