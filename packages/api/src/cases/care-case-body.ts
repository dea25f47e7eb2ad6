import type { RequestHandler } from 'express'
import { ValidationError } from '../http/errors.ts'
import { readMultipartForm } from '../http/multipart.ts'

/** Byte limit for files in the form. Their content is discarded, because a form with files is refused. */
const FILE_LIMIT = 1

/** Reads the body of a case creation: a multipart form with `care_case` as JSON, as specified, or that JSON alone. */
export const readCareCase: RequestHandler = async (req, _res, next) => {
  if (req.is('multipart/form-data')) {
    const { fields, files } = await readMultipartForm(req, FILE_LIMIT)
    if (files.length > 0)
      throw new ValidationError({ files: 'Create the case first, then send its documents to client/case/{uuid}/file.' })
    req.body = parseJson(fields.get('care_case'))
  }
  next()
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new ValidationError({ care_case: 'Send the case as JSON.' })
  }
}
