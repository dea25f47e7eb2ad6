import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { accessError } from '../access/assert-client.ts'
import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { documentsOf, documentsRefusal } from './documents-by-area.ts'
import { lockCase, readCaseHead, type CaseRow } from '../cases/case-rows.ts'
import { Conflict, HttpError } from '../errors/errors.ts'
import type { FileStore } from '../files/file-store.ts'
import { storedResponse } from '../files/stored-response.ts'
import type { ItemsContext, ItemsRequestContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { StreamedResponse, RequestHandlers, RequestContext } from '../http/request.ts'
import { documentsOfCases, type DocumentsOfCase, type DocumentsState } from './documents-of-cases.ts'
import { freezeCase } from './freeze-case.ts'
import { beforeDocuments, DOCUMENTS_JOB, frozenAt, outputsOf } from './output-rows.ts'

const NONE: DocumentsOfCase = { state: 'none', error: null, files: [] }
/** The state of the documents of a case, from the latest job. */
async function readDocumentsState({ tx, viewer, req }: RequestContext): Promise<DocumentsState> {
  const { uuid } = await readCaseHead(tx, viewer, String(req.params.uuid))
  const { files: _files, ...state } = (await documentsOfCases(tx, [uuid])).get(uuid) ?? NONE
  return state
}

/** 422 for an area of work whose cases have no documents. */
function noDocuments(name: string, areas: Areas): HttpError {
  const adjective = areaOf(name, areas)?.adjective ?? 'these'
  const sentence = `Documents cannot be made for ${adjective} cases in this version.`
  return new HttpError(422, sentence, { area_of_work: sentence })
}

/** 422 with the sentence if the documents of a frozen case cannot be made, such as of a budget that is not saved. */
async function assertCanBeMade(
  tx: RequestContext['tx'],
  { uuid, area_of_work }: Pick<CaseRow, 'uuid' | 'area_of_work'>,
): Promise<void> {
  const facts = await beforeDocuments(tx, uuid)
  const sentence = facts ? documentsRefusal(area_of_work, facts) : null
  if (sentence !== null) throw new HttpError(422, sentence, { documents: sentence })
}

/**
 * Queues generation of the documents of a complete case; has no effect while a job is pending. Throws Conflict if the
 * case is not complete, and 422 if its area has no documents, or those of the case cannot be made.
 */
export async function queueDocuments(
  { tx, viewer, items }: ItemsContext,
  uuid: string,
  areas: Areas,
): Promise<CaseRow> {
  const row = await lockCase(tx, viewer, uuid)
  if (!documentsOf(row.area_of_work)) throw noDocuments(row.area_of_work, areas)
  if (row.stage !== 'complete') throw new Conflict('Complete the case to make its documents.')
  // Cases completed before freezing was introduced are frozen now.
  if (!(await frozenAt(tx, row.uuid))) await freezeCase(tx, items, row)
  await assertCanBeMade(tx, row)
  await enqueue(tx, {
    kind: DOCUMENTS_JOB,
    key: row.uuid,
    client_uuid: row.client,
    case_uuid: row.uuid,
    created_by: viewer.user_uuid,
  })
  return row
}

async function requestDocuments(asked: ItemsRequestContext, areas: Areas, wake: () => void) {
  await queueDocuments(asked, String(asked.req.params.uuid), areas)
  asked.res.once('finish', wake)
  return { status: 202, body: await readDocumentsState(asked) }
}

/** A document as an attachment, streamed after the transaction has ended. */
async function download({ tx, viewer, req }: RequestContext, files: FileStore): Promise<StreamedResponse> {
  const uuid = String(req.params.output)
  const clients = clientsWithPermission(viewer, 'case:read')
  const row = isUuid(uuid)
    ? await tx
        .selectFrom('output')
        .select(['uuid', 'client_uuid', 'file_name', 'size', 'sha256'])
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    : undefined
  if (!row || !clients.includes(row.client_uuid)) throw accessError(viewer, row?.client_uuid)
  return storedResponse(req, files, { ...row, name: row.file_name })
}

/** The final documents of a case. */
export const outputRoutes = (
  ask: RequestHandlers,
  files: FileStore,
  wake: () => void,
  items: Items,
  areas: Areas,
): Router => {
  const router = Router()
  const path = '/client/case/:uuid/output'
  router.get(
    path,
    ask(async ({ tx, viewer, req }) => outputsOf(tx, (await readCaseHead(tx, viewer, String(req.params.uuid))).uuid)),
  )
  router.post(
    path,
    ask((asked) => withIdempotencyKey(asked, () => requestDocuments({ ...asked, items }, areas, wake))),
  )
  router.get(`${path}/state`, ask(readDocumentsState))
  router.get(
    '/client/case/output/:output',
    ask((asked) => download(asked, files)),
  )
  return router
}
