import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import { isUuid, refusalOf } from '../access/assert-client.ts'
import { clientsWith } from '@costdraft/schema/access/can.ts'
import { holdCase, readCase } from '../cases/case-rows.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import type { FileStore } from '../files/store.ts'
import { once } from '../http/idempotency.ts'
import { enqueue } from '../jobs/jobs.ts'
import { Sent, type Ask, type Asked } from '../http/request.ts'
import { freezeCase } from './freeze.ts'
import { MAKE, frozenAt, outputsOf } from './outputs.ts'

export interface DocumentsState {
  state: 'none' | 'queued' | 'running' | 'ready' | 'failed'
  error: string | null
}

/** How far the documents of a case are: by the last time they were asked for. */
async function stateOf(asked: Asked): Promise<DocumentsState> {
  const { uuid } = await readCase(asked.tx, asked.viewer, String(asked.req.params.uuid))
  const job = await asked.tx
    .selectFrom('job')
    .select(['state', 'error'])
    .where('case_uuid', '=', uuid)
    .where('kind', '=', MAKE)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const ready = (await outputsOf(asked.tx, uuid)).length > 0
  if (job && job.state !== 'done') return { state: job.state, error: job.error }
  return { state: ready ? 'ready' : 'none', error: null }
}

/** Asks for the documents of a complete case; asked for twice they are made once. */
async function generate(asked: Asked, wake: () => void) {
  const { tx, viewer, req, res } = asked
  const row = await holdCase(tx, viewer, String(req.params.uuid))
  if (row.stage !== 'complete') throw new Conflict('Complete the case to make its documents.')
  // A case that was completed before cases were frozen is frozen now.
  if (!(await frozenAt(tx, row.uuid))) await freezeCase(tx, row)
  await enqueue(tx, {
    kind: MAKE,
    key: row.uuid,
    client_uuid: row.client,
    case_uuid: row.uuid,
    created_by: viewer.user_uuid,
  })
  res.once('finish', wake)
  return { status: 202, body: await stateOf(asked) }
}

/** A document, as an attachment: its bytes go out once the transaction is closed. */
async function download({ tx, viewer, req }: Asked, files: FileStore): Promise<Sent> {
  const uuid = String(req.params.output),
    clients = clientsWith(viewer, 'case:read')
  const row = isUuid(uuid)
    ? await tx
        .selectFrom('output')
        .select(['uuid', 'client_uuid', 'file_name', 'size'])
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    : undefined
  if (!row || !clients.includes(row.client_uuid)) throw refusalOf(viewer, row?.client_uuid)
  const bytes = files.read(row.uuid)
  if (!bytes) throw new NotFound()
  return new Sent(async (res) => {
    res
      .attachment(row.file_name)
      .type('pdf')
      .set({ 'content-length': String(row.size), 'cache-control': 'no-store' })
    // Whoever goes away in the middle ends the stream, and that is all.
    await pipeline(bytes, res).catch(() => {})
  })
}

/** The final documents of a case. */
export const outputRoutes = (ask: Ask, files: FileStore, wake: () => void): Router => {
  const router = Router(),
    path = '/client/case/:uuid/output'
  router.get(
    path,
    ask(async ({ tx, viewer, req }) => outputsOf(tx, (await readCase(tx, viewer, String(req.params.uuid))).uuid)),
  )
  router.post(
    path,
    ask((asked) => once(asked, () => generate(asked, wake))),
  )
  router.get(`${path}/state`, ask(stateOf))
  router.get(
    '/client/case/output/:output',
    ask((asked) => download(asked, files)),
  )
  return router
}
