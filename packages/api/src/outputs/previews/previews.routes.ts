import { Router } from 'express'
import { readCaseHead, type CaseHead } from '../../cases/case-rows.ts'
import { Conflict, HttpError, NotFound } from '../../errors/errors.ts'
import type { FileStore } from '../../files/file-store.ts'
import { storedResponse } from '../../files/stored-response.ts'
import type { StreamedResponse, RequestContext, RequestHandlers } from '../../http/request.ts'
import { enqueue } from '../../jobs/jobs.ts'
import {
  namedBy,
  draftRefusal,
  PREVIEW_JOB,
  previewJobKey,
  previewsOf,
  type PreviewOfDocument,
} from './preview-rows.ts'

const COMPLETE = 'The case is complete: its documents are on its page.'

const headOf = ({ tx, viewer, req }: RequestContext): Promise<CaseHead> =>
  readCaseHead(tx, viewer, String(req.params.uuid))

/**
 * Queues the preview of one document of a case; has no effect while that one is queued or made. Throws 404 for a
 * document that the case would not have, 409 if the case is complete, and 422 where the documents of the case cannot be
 * made.
 */
async function requestPreview(asked: RequestContext, wake: () => void): Promise<PreviewOfDocument> {
  const { tx, viewer, req, res } = asked
  const row = await headOf(asked)
  const key = String(req.params.key)
  if (row.stage === 'complete') throw new Conflict(COMPLETE)
  if (!(await previewsOf(tx, row)).some((document) => document.key === key)) throw new NotFound()
  const sentence = draftRefusal(row, await namedBy(tx, row.uuid))
  if (sentence !== null) throw new HttpError(422, sentence, { documents: sentence })
  await enqueue(tx, {
    kind: PREVIEW_JOB,
    key: previewJobKey(row.uuid, key),
    client_uuid: row.client,
    case_uuid: row.uuid,
    created_by: viewer.user_uuid,
    payload: { key },
  })
  res.once('finish', wake)
  res.status(202)
  const document = (await previewsOf(tx, row)).find((one) => one.key === key)
  if (!document) throw new NotFound()
  return document
}

/** The preview of a document, streamed after the transaction has ended. */
async function content(asked: RequestContext, files: FileStore): Promise<StreamedResponse> {
  const { uuid } = await headOf(asked)
  const preview = await asked.tx
    .selectFrom('output_preview')
    .select(['uuid', 'file_name', 'size'])
    .where('case_uuid', '=', uuid)
    .where('key', '=', String(asked.req.params.key))
    .executeTakeFirst()
  if (!preview) throw new NotFound()
  return storedResponse(asked.req, files, { ...preview, name: preview.file_name })
}

/** Previews of the documents of a case that is not complete. Whoever may read the case may ask for them. */
export const previewRoutes = (ask: RequestHandlers, files: FileStore, wake: () => void): Router => {
  const router = Router()
  const path = '/client/case/:uuid/preview'
  router.get(
    path,
    ask(async (asked) => previewsOf(asked.tx, await headOf(asked))),
  )
  router.post(
    `${path}/:key`,
    ask((asked) => requestPreview(asked, wake), { isRead: true }),
  )
  router.get(
    `${path}/:key/content`,
    ask((asked) => content(asked, files)),
  )
  return router
}
