import { Router } from 'express'
import { readCaseHead, type CaseHead } from '../../cases/case-rows.ts'
import { Conflict, NotFound } from '../../errors/errors.ts'
import type { FileStore } from '../../files/file-store.ts'
import { storedResponse } from '../../files/stored-response.ts'
import type { StreamedResponse, RequestContext, RequestHandlers } from '../../http/request.ts'
import type { ItemsRequestContext } from '../../items/context.ts'
import type { Items } from '../../items/registry.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { documentsOf } from '../documents-by-area.ts'
import { PREVIEW_JOB, previewJobKey, previewsOf, type PreviewOfDocument } from './preview-rows.ts'
import type { PreviewSources } from './preview-source.ts'

const COMPLETE = 'The case is complete: its documents are on its page.'

const headOf = ({ tx, viewer, req }: RequestContext): Promise<CaseHead> =>
  readCaseHead(tx, viewer, String(req.params.uuid))

/** What there is instead of a document that a case does not have: of a complete case, its own documents. */
const noSuchDocument = ({ stage, area_of_work: area }: CaseHead, key: string): Error =>
  stage === 'complete' && documentsOf(area)?.some((document) => document.key === key)
    ? new Conflict(COMPLETE)
    : new NotFound()

interface Served {
  files: FileStore
  wake: () => void
  items: Items
  sources: PreviewSources
}

/**
 * Queues one document of a case that is drafted, or of the assessment of a complete one; has no effect while that one
 * is queued or made. Throws 404 for a document that the case does not have, 409 for one that a complete case has
 * already, or for figures of an assessment that is not finished, and 422 where the documents of the case cannot be
 * made.
 */
async function requestPreview(
  asked: ItemsRequestContext,
  { wake, sources }: Pick<Served, 'wake' | 'sources'>,
): Promise<PreviewOfDocument> {
  const { tx, viewer, req, res } = asked
  const row = await headOf(asked)
  const key = String(req.params.key)
  const read = async () => {
    const { previews, refusalOf } = await previewsOf(asked, row, sources)
    return { document: previews.find((one) => one.key === key), refusalOf }
  }
  const { document: before, refusalOf } = await read()
  if (!before) throw noSuchDocument(row, key)
  const refusal = refusalOf(key)
  if (refusal) throw refusal
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
  const { document } = await read()
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

/**
 * Previews of the documents of a case that is not complete, and the documents of the assessment of one that is. Whoever
 * may read the case may ask for them.
 */
export const previewRoutes = (ask: RequestHandlers, { items, files, ...served }: Served): Router => {
  const router = Router()
  const path = '/client/case/:uuid/preview'
  router.get(
    path,
    ask(async (asked) => (await previewsOf({ ...asked, items }, await headOf(asked), served.sources)).previews),
  )
  router.post(
    `${path}/:key`,
    ask((asked) => requestPreview({ ...asked, items }, served), { isRead: true }),
  )
  router.get(
    `${path}/:key/content`,
    ask((asked) => content(asked, files)),
  )
  return router
}
