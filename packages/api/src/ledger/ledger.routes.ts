import { Router, type RequestHandler } from 'express'
import { writeCsv } from 'hucre/csv'
import { sql } from 'kysely'
import { holdCase, readCase } from '../cases/case-rows.ts'
import { touchCase } from '../cases/case-touch.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { HttpError } from '../http/errors.ts'
import { notify } from '../notifications/notify.ts'
import { Text, type Ask, type Asked } from '../http/request.ts'
import { ledgerRows } from './ledger-rows.ts'
import { storeLedger } from './ledger-store.ts'
import { readLedger } from './read-ledger.ts'
import type { GridRow } from './grid.ts'
import { fileOf } from './upload.ts'

/** Who may not hears so before the ledger is read. */
const mayUpload = async ({ tx, viewer, req }: Asked): Promise<void> =>
  assertOpen(await readCase(tx, viewer, String(req.params.case)))

/** The body is read, and the child has run, before a transaction is opened. */
const readFile: RequestHandler = async (req, _res, next) => {
  req.body = await readLedger(await fileOf(req))
  next()
}

/** Takes a ledger in: all of its rows or none, or with `?rows=good` those that can be. The same file again changes nothing. */
async function upload(asked: Asked): Promise<unknown> {
  const { tx, viewer, req } = asked
  const owner = await holdCase(tx, viewer, String(req.params.case))
  assertOpen(owner)
  const earners = await tx
    .selectFrom('fee_earner')
    .select(['uuid', 'firstname', 'surname', 'initials'])
    .where('client_uuid', '=', owner.client)
    .execute()
  const { rows, failed } = ledgerRows(req.body as GridRow[], earners)
  if (failed.length > 0 && req.query.rows !== 'good') throw new LedgerRefused(failed)
  const imported = await storeLedger(tx, viewer, owner, rows)
  if (imported.failed.length > 0 && req.query.rows !== 'good') throw new LedgerRefused(imported.failed)
  if (imported.import_uuid) {
    await touchCase(asked, owner.uuid)
    const { import_uuid: cause, added, updated } = imported
    await notify(tx, {
      kind: 'ledger_imported',
      case: owner,
      actor: viewer.user_uuid,
      facts: { added, updated },
      cause,
    })
  }
  return { ...imported, failed: [...failed, ...imported.failed].toSorted((a, b) => a.row - b.row) }
}

/** Rows that cannot be taken: nothing is stored, and each is named. */
class LedgerRefused extends HttpError {
  override name = 'LedgerRefused'
  constructor(failed: readonly { row: number; column: string; message: string }[]) {
    const rows = new Set(failed.map(({ row }) => row)).size
    super(
      422,
      `${rows} ${rows === 1 ? 'row' : 'rows'} of the ledger cannot be taken. Nothing was stored.`,
      Object.fromEntries(failed.slice(0, 20).map(({ row, column, message }) => [`row ${row}, ${column}`, message])),
      { failed },
    )
  }
}

interface EstimatedRow {
  uuid: string
  date: string
  earner: string
  activity_type: string
  description: string | null
  time: number
}

/** The estimated rows as CSV: the upload's columns and the row's id, so that it can be corrected and sent back. */
async function downloadEstimated({ tx, viewer, req, res }: Asked): Promise<unknown> {
  const owner = await readCase(tx, viewer, String(req.params.case))
  const { rows } = await sql<EstimatedRow>`
    select i.uuid, d.date, f.firstname || ' ' || f.surname as earner, d.activity_type, d.description, d.time
    from case_item i join time_recording d on d.item_uuid = i.uuid join fee_earner f on f.uuid = d.fee_earner
    where i.case_uuid = ${owner.uuid} and i.kind = 'time_recording' and i.deleted_at is null and d.estimated order by d.date, i.seq`.execute(
    tx,
  )
  const lines = rows.map(({ uuid, date, earner, activity_type, description, time }) => [
    uuid,
    date.split('-').toReversed().join('/'),
    earner,
    activity_type,
    description ?? '',
    time.toFixed(2),
  ])
  res.set('content-disposition', 'attachment; filename="estimated-time.csv"').type('csv')
  return new Text(
    writeCsv([['Id', 'Date', 'Fee earner', 'Activity', 'Description', 'Time'], ...lines], {
      escapeFormulae: true,
      bom: true,
    }),
  )
}

/** The time ledger of a case. */
export const ledgerRoutes = (ask: Ask): Router => {
  const router = Router()
  router.post('/client/case/:case/time-recording/upload', ask.first(mayUpload), readFile, ask(upload))
  router.get('/client/case/:case/time-recording/estimated', ask(downloadEstimated))
  return router
}
