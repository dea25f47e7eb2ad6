import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { LedgerImportRecords, LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { Router, type RequestHandler } from 'express'
import { readCase } from '../../cases/case-rows.ts'
import { isReplay, withIdempotencyKey } from '../../http/idempotency.ts'
import { TextResponse, type RequestHandlers, type RequestContext } from '../../http/request.ts'
import { assertMayUpload, assertTakesTime } from '../taking-ledgers.ts'
import { measuredStep } from '../measured-step.ts'
import type { ReadLedger } from '../read-ledger.ts'
import { readLedgerBody, type LedgerForm } from '../upload.ts'
import { choicesOf } from './choices.ts'
import { importLedger } from './import-ledger.ts'
import { listImports } from './import-records.ts'
import { previewOf } from './preview.ts'
import { readImport, type ImportBody, assertColumnsKnown } from './read-import.ts'
import { undoImport } from './undo-import.ts'
import { failedRowsCsv } from './failed-rows.ts'

const chosenIn = ({ fields }: LedgerForm): string => fields.get('choices') ?? ''
/** Reads the file and the choices before the transaction is opened. */
const readImportBodyBy = (read: ReadLedger): RequestHandler =>
  readLedgerBody({
    read,
    sheetOf: (_req, form) => choicesOf(chosenIn(form)).sheet,
    bodyOf: (form, file): ImportBody => {
      const chosen = chosenIn(form)
      return { file, fileName: form.name, choices: choicesOf(chosen), chosen }
    },
  })

/** A file as it is understood in the case of a request. */
async function readFile({ tx, viewer, req }: RequestContext, areas: Areas) {
  const owner = await readCase(tx, viewer, String(req.params.case))
  assertTakesTime(owner, areas)
  return { owner, read: await readImport(tx, owner, req.body as ImportBody) }
}

async function preview(asked: RequestContext, areas: Areas): Promise<LedgerPreview> {
  const { owner, read } = await readFile(asked, areas)
  return previewOf(owner, read)
}

async function failedRows(asked: RequestContext, areas: Areas): Promise<TextResponse> {
  const { read } = await readFile(asked, areas)
  assertColumnsKnown(read)
  const text = failedRowsCsv(read)
  asked.res.set('content-disposition', 'attachment; filename="failed-rows.csv"').type('csv')
  return new TextResponse(text)
}

async function list({ tx, viewer, req }: RequestContext): Promise<LedgerImportRecords> {
  const owner = await readCase(tx, viewer, String(req.params.case))
  return { imports: await listImports(tx, viewer, owner) }
}

/** Import of a ledger with a person in mind: a preview, the import itself, its rows that failed, and undoing it. */
export const ledgerImportRoutes = (ask: RequestHandlers, areas: Areas, reader: ReadLedger): Router => {
  const router = Router()
  const at = '/client/case/:case/time-recording/import'
  const mayUpload = assertMayUpload(areas)
  const readImportBody = readImportBodyBy(reader)
  router.post(
    `${at}/preview`,
    ask.precheck(mayUpload),
    readImportBody,
    ask((asked) => preview(asked, areas)),
  )
  router.post(
    `${at}/failed`,
    ask.precheck(mayUpload),
    readImportBody,
    ask((asked) => failedRows(asked, areas)),
  )
  router.post(
    at,
    // The answer of a request that was made before is repeated, whatever became of the case since.
    ask.precheck(async (asked) => {
      if (await isReplay(asked)) await readCase(asked.tx, asked.viewer, String(asked.req.params.case))
      else await mayUpload(asked)
    }),
    readImportBody,
    ask((asked) =>
      withIdempotencyKey(asked, async () => ({
        status: 200,
        body: await measuredStep('import', () => importLedger(asked, areas)),
      })),
    ),
  )
  router.get(at, ask(list))
  router.delete(
    `${at}/:import`,
    ask((asked) => undoImport(asked, areas)),
  )
  return router
}
