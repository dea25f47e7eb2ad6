import { MARK_TOO_LARGE, markTypes, MOST_MARK_BYTES, NOT_A_MARK } from '@costdraft/schema/clients/client-mark.ts'
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import { permittedClient } from '../../access/assert-client.ts'
import { HttpError } from '../../errors/errors.ts'
import { StreamedResponse, type RequestContext, type RequestHandlers } from '../../http/request.ts'
import { removeMark, requireMark, setMark } from './marks.ts'

const TOO_LARGE = 413
const WRONG_TYPE = 415

/** A picture alone, wherever it is opened: no script runs in it, and nothing is loaded for it. */
const ALONE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-cache',
}

async function download(asked: RequestContext): Promise<StreamedResponse> {
  const { type, bytes, sha256 } = await requireMark(asked.tx, permittedClient(asked, 'client:read'))
  const etag = `"${sha256}"`
  return new StreamedResponse(async (res) => {
    res.set({ ...ALONE, etag })
    if (asked.req.headers['if-none-match'] === etag) res.status(304).end()
    else res.type(type).send(bytes)
  })
}

/** Reads the bytes of a picture, of whatever type it says that it is. */
const pictureBody: (RequestHandler | ErrorRequestHandler)[] = [
  express.raw({ type: [...markTypes], limit: MOST_MARK_BYTES }),
  ((error, _req, _res, next) => {
    const { status } = error as { status?: unknown }
    next(status === TOO_LARGE ? new HttpError(TOO_LARGE, MARK_TOO_LARGE) : error)
  }) satisfies ErrorRequestHandler,
]

/** The mark of a firm: read by whoever may read the client, set and removed by whoever may edit it. */
export function markRoutes(ask: RequestHandlers): Router {
  const router = Router()
  const at = '/clients/:client/mark'
  router.get(at, ask(download))
  router.put(
    at,
    ...pictureBody,
    ask((asked) => {
      const client = permittedClient(asked, 'client:edit')
      const body: unknown = asked.req.body
      if (!Buffer.isBuffer(body)) throw new HttpError(WRONG_TYPE, NOT_A_MARK)
      return setMark(asked, client, body)
    }),
  )
  router.delete(
    at,
    ask((asked) => removeMark(asked, permittedClient(asked, 'client:edit'))),
  )
  return router
}
