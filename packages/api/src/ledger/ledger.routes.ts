import { asWritten } from '@costdraft/schema/text/in-words.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { Router } from 'express'
import { writeCsv } from 'hucre/csv'
import { sql } from 'kysely'
import { lockCase, readCase } from '../cases/case-rows.ts'
import { TextResponse, type RequestHandlers, type RequestContext } from '../http/request.ts'
import { earnersOf } from './earner-names.ts'
import type { LedgerFile } from './ledger-grid.ts'
import { recordImport } from './import/import-records.ts'
import { planLedger, storedTime } from './ledger-plan.ts'
import { RowsRefused } from './rows-refused.ts'
import { storePlan } from './ledger-store.ts'
import { parseLedgerRows } from './parse-ledger.ts'
import { measuredStep } from './measured-step.ts'
import type { ReadLedger } from './read-ledger.ts'
import { recordedIn, recordedNames, type RecordedColumn } from './recorded-names.ts'
import { refuseRetired } from './retired-earners.ts'
import { assertMayUpload, assertTakesTime, finishImport, warningsIn } from './taking-ledgers.ts'
import { rowsToUpload, sheetAsked } from './sheet-to-upload.ts'
import { readLedgerBody } from './upload.ts'

/** The body of an upload, as read. */
interface UploadBody {
  file: LedgerFile
  /** As sent. */
  fileName: string
}

/**
 * Imports a ledger: all rows or none, or with `?rows=good` the valid rows. Recorded, so that it can be undone.
 * Idempotent: importing the same file again changes nothing. Rows that look wrong but are valid are taken and listed
 * in `warnings`.
 */
async function upload(asked: RequestContext, areas: Areas): Promise<LedgerImported> {
  const { tx, viewer, req } = asked
  const { file, fileName } = req.body as UploadBody
  const owner = await lockCase(tx, viewer, String(req.params.case))
  assertTakesTime(owner, areas)
  const earners = await earnersOf(tx, owner.client)
  const { rows, failed, leftOut, headingOf } = parseLedgerRows(
    rowsToUpload(file),
    earners,
    await recordedNames(tx, owner),
  )
  if (failed.length > 0 && req.query.rows !== 'good') throw new RowsRefused(failed, 'the ledger')
  const plan = planLedger(rows, await storedTime(tx, owner), refuseRetired(earners, headingOf))
  const { taken, ...imported } = await storePlan(tx, viewer, owner, plan)
  if (imported.failed.length > 0 && req.query.rows !== 'good') throw new RowsRefused(imported.failed, 'the ledger')
  if (imported.import_uuid)
    await recordImport(tx, viewer, owner, { uuid: imported.import_uuid, fileName, leftOut, plan })
  await finishImport(asked, owner, imported)
  return {
    ...imported,
    left_out: leftOut,
    warnings: warningsIn(owner, headingOf, taken, earners),
    failed: [...failed, ...imported.failed].toSorted((a, b) => a.row - b.row),
  }
}

interface EstimatedRow {
  uuid: string
  date: string
  earner: string
  activity_type: string
  description: string | null
  time: number
  party: string | null
  part: string | null
  case_part: string | null
  phase: string | null
  rate: number | null
}
/** The heading of each recorded column, and its cell in a row. */
const recordedCells: Readonly<
  Record<RecordedColumn, { heading: string; cell: (row: EstimatedRow) => string | null | undefined }>
> = {
  party: { heading: 'Party', cell: ({ party }) => party },
  part: { heading: 'Part', cell: ({ part }) => part },
  case_part: { heading: 'Part', cell: ({ case_part: part }) => part && labelOf(part) },
  phase: { heading: 'Phase', cell: ({ phase }) => phase && labelOf(phase) },
  rate: { heading: 'Rate', cell: ({ rate }) => rate?.toFixed(2) },
}

/**
 * The rows with estimated times as CSV: the columns of an upload, those of the case among them, plus the row id, so
 * that the file can be corrected and uploaded again.
 */
async function downloadEstimated({ tx, viewer, req, res }: RequestContext): Promise<unknown> {
  const owner = await readCase(tx, viewer, String(req.params.case))
  const { rows } = await sql<EstimatedRow>`
    select item.uuid, detail.date, earner.firstname || ' ' || earner.surname as earner, detail.activity_type,
      detail.description, detail.time, party.party, part.description as part, detail.case_part, detail.phase,
      detail.amount as rate
    from case_item item
      join time_recording detail on detail.item_uuid = item.uuid
      join fee_earner earner on earner.uuid = detail.fee_earner
      left join party on party.item_uuid = detail.party
      left join case_part part on part.item_uuid = detail.cop_case_part
    where item.case_uuid = ${owner.uuid} and item.kind = 'time_recording' and item.deleted_at is null
      and detail.estimated
    order by detail.date, item.seq`.execute(tx)
  const recorded = recordedIn(owner)
  const lines = rows.map((row) => {
    const { uuid, date, earner, activity_type, description, time } = row
    return [
      uuid,
      asWritten(date),
      earner,
      activity_type,
      description ?? '',
      time.toFixed(2),
      ...recorded.map((column) => recordedCells[column].cell(row) ?? ''),
    ]
  })
  res.set('content-disposition', 'attachment; filename="estimated-time.csv"').type('csv')
  return new TextResponse(
    writeCsv(
      [
        [
          'Id',
          'Date',
          'Fee earner',
          'Activity',
          'Description',
          'Time',
          ...recorded.map((column) => recordedCells[column].heading),
        ],
        ...lines.map((line) => line.map(escapeFormula)),
      ],
      {
        bom: true,
      },
    ),
  )
}

/** Upload of a time ledger, and download of its estimated rows. */
export const ledgerRoutes = (ask: RequestHandlers, areas: Areas, read: ReadLedger): Router => {
  const router = Router()
  router.post(
    '/client/case/:case/time-recording/upload',
    ask.precheck(assertMayUpload(areas)),
    readLedgerBody({
      read,
      sheetOf: ({ query }) => sheetAsked(query.sheet),
      bodyOf: ({ name }, file): UploadBody => ({ file, fileName: name }),
    }),
    ask((asked) => measuredStep('import', () => upload(asked, areas))),
  )
  router.get('/client/case/:case/time-recording/estimated', ask(downloadEstimated))
  return router
}
