import { ERROR_MESSAGE, SCIM_TYPE, type ScimType } from '@costdraft/schema/scim/names.ts'
import { scimNames } from '@costdraft/schema/scim/provisioned-user.ts'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { taken } from '../db/taken-values.ts'
import { Conflict, HttpError, ValidationError } from '../errors/errors.ts'
import type { Log } from '../errors/log.ts'
import { drainRequest } from '../http/drain-request.ts'
import { jsonBodyOf } from '../http/json-body.ts'
import { errorHandlerOf } from '../http/request.ts'
import { ScimError } from './scim-error.ts'

/** Every answer is SCIM, refusals at the door included: this comes before it. */
export const scimType: RequestHandler = (_req, res, next) => {
  res.type(SCIM_TYPE)
  next()
}

const NOT_JSON = `Send ${SCIM_TYPE} or application/json.`

/** Reads bodies of SCIM; those of JSON have been read. Refuses any other with 415. */
export const scimBody: RequestHandler[] = [
  ...jsonBodyOf(SCIM_TYPE),
  async (req, _res, next) => {
    if (req.is([SCIM_TYPE, 'application/json']) !== false || req.method === 'DELETE') return next()
    await drainRequest(req)
    throw new HttpError(415, NOT_JSON)
  },
]

const UNIQUE = new Set<string>(Object.values(taken).flatMap((details) => Object.values(details)))
/** Whether a refusal is about a value that another record has. */
const isTaken = (answer: HttpError): boolean =>
  answer instanceof Conflict
    ? 'external_ids' in answer.details
    : answer instanceof ValidationError && Object.values(answer.details).some((sentence) => UNIQUE.has(sentence))

/** The status and the type of a refusal in SCIM, which knows no 422. */
function kindOf(answer: HttpError): { status: number; scimType: ScimType | undefined } {
  const { status } = answer
  if (answer instanceof ScimError) return { status, scimType: answer.scimType }
  if (isTaken(answer)) return { status: 409, scimType: 'uniqueness' }
  if ('filter' in answer.details) return { status: 400, scimType: 'invalidFilter' }
  if (answer instanceof ValidationError) return { status: 400, scimType: 'invalidValue' }
  return status === 400 || status === 422 ? { status: 400, scimType: 'invalidSyntax' } : { status, scimType: undefined }
}

/** What a refusal says: of wrong fields each with its name, otherwise its sentence. */
function detailOf(answer: HttpError): string {
  const problems = Object.entries(answer.details)
  if (!(answer instanceof ValidationError) || isTaken(answer)) return answer.message
  return problems.map(([name, sentence]) => `${scimNames[name.split('.')[0] ?? ''] ?? name}: ${sentence}`).join(' ')
}

/** Responds to errors as SCIM does (RFC 7644 section 3.12). */
export const scimErrorHandler = (log: Log): ErrorRequestHandler =>
  errorHandlerOf(log, (res, answer) => {
    const { status, scimType } = kindOf(answer)
    res
      .status(status)
      .type(SCIM_TYPE)
      .json({
        schemas: [ERROR_MESSAGE],
        status: String(status),
        ...(scimType && { scimType }),
        detail: detailOf(answer),
      })
  })
