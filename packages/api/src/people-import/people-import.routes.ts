import type {
  PeopleImported,
  PeopleImportRecords,
  PeoplePreview,
} from '@costdraft/schema/people-import/people-import.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { Router, type RequestHandler } from 'express'
import { assertClient, permittedClient } from '../access/assert-client.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { HttpError } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { TextResponse, type RequestContext, type RequestHandlers } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { failedRowsCsv } from '../ledger/import/failed-rows.ts'
import { NOT_A_LEDGER } from '../ledger/ledger-file-error.ts'
import { ledgerFileHttpError, type ReadLedger } from '../ledger/read-ledger.ts'
import { readSheetBody, type LedgerForm } from '../ledger/upload.ts'
import { importPeople, withoutLinks } from './import-people.ts'
import { listImports } from './import-records.ts'
import { previewOf } from './preview.ts'
import { assertColumnsKnown, choicesOf, readImport, type ImportBody } from './read-import.ts'
import type { Accounts } from './store-people.ts'
import { undoImport } from './undo-people.ts'

/** What the import of people needs: how users are invited, the kinds whose rows name fee earners, a clock, a reader. */
interface Served {
  accounts: Accounts
  items: Items
  now: () => Date
  read: ReadLedger
}

const NOT_A_SHEET = 'A sheet of people is a CSV or Excel file.'
const form = { bytes: 5_000_000, tooLarge: 'A sheet of people may be 5 MB at most.', wrongType: NOT_A_SHEET }

/**
 * Reads a sheet as ledgers are read, and says of what is none that it is no sheet of people. Of several sheets none is
 * taken before it is chosen: that one reads as a ledger says nothing of people.
 */
const readingSheet =
  (read: ReadLedger): ReadLedger =>
  async (bytes, asked) => {
    try {
      const file = await read(bytes, asked)
      const isUnsaid = (asked?.sheet ?? null) === null && file.sheets.filter(({ rows }) => rows > 0).length > 1
      return isUnsaid ? { ...file, sheet: null, rows: [] } : file
    } catch (error) {
      throw error instanceof HttpError && error.message === NOT_A_LEDGER ? ledgerFileHttpError(NOT_A_SHEET) : error
    }
  }

const chosenIn = ({ fields }: LedgerForm): string => fields.get('choices') ?? ''
/** Reads the file and the choices before the transaction is opened. */
const readBody = (read: ReadLedger): RequestHandler =>
  readSheetBody({
    form,
    read: readingSheet(read),
    sheetOf: (_req, sent) => choicesOf(chosenIn(sent)).sheet,
    bodyOf: (sent, file): ImportBody => {
      const chosen = chosenIn(sent)
      return { file, fileName: sent.name, choices: choicesOf(chosen), chosen }
    },
  })

/** The client of the path, for a viewer who may add users there and edit those that it has. */
function clientOf(asked: RequestContext): string {
  const client = permittedClient(asked, 'user:create')
  assertClient(asked.viewer, client, 'client:edit_users')
  return client
}

/** A file as it is understood in the client of a request, which is not archived. */
async function readFile(asked: RequestContext, { accounts, now }: Served) {
  const client = clientOf(asked)
  await requireActiveClient(asked.tx, client, { lock: false })
  return readImport(asked, client, asked.req.body as ImportBody, { host: accounts, today: londonDay(now()) })
}

async function failedRows(asked: RequestContext, served: Served): Promise<TextResponse> {
  const read = await readFile(asked, served)
  assertColumnsKnown(read)
  asked.res.set('content-disposition', 'attachment; filename="failed-rows.csv"').type('csv')
  return new TextResponse(failedRowsCsv({ ...read, failed: read.plan.failed }))
}

async function list(asked: RequestContext, { now }: Served): Promise<PeopleImportRecords> {
  const client = clientOf(asked)
  const { archived_at } = await asked.tx
    .selectFrom('client')
    .select('archived_at')
    .where('uuid', '=', client)
    .executeTakeFirstOrThrow()
  const mayUndo = archived_at === null && !asked.viewer.read_only
  return { imports: await listImports(asked, client, { mayUndo, now: now() }) }
}

/** Users, fee earners and roles in child clients of one sheet: a preview, the import, its failed rows, undoing it. */
export const peopleImportRoutes = (ask: RequestHandlers, served: Served): Router => {
  const router = Router()
  const at = '/users/clients/:client/import'
  const mayImport = ask.precheck(async (asked) => clientOf(asked))
  const body = readBody(served.read)
  router.post(
    `${at}/preview`,
    mayImport,
    body,
    ask(async (asked): Promise<PeoplePreview> => previewOf(await readFile(asked, served), served.accounts.sendsMail)),
  )
  router.post(
    `${at}/failed`,
    mayImport,
    body,
    ask((asked) => failedRows(asked, served)),
  )
  router.post(
    at,
    mayImport,
    body,
    ask((asked) =>
      withIdempotencyKey(
        asked,
        async () => {
          const today = londonDay(served.now())
          const imported = await importPeople(asked, clientOf(asked), { accounts: served.accounts, today })
          return { status: imported.import_uuid === null ? 200 : 201, body: imported }
        },
        undefined,
        (imported) => withoutLinks(imported as PeopleImported),
      ),
    ),
  )
  router.get(
    at,
    ask((asked) => list(asked, served)),
  )
  router.delete(
    `${at}/:import`,
    ask((asked) =>
      undoImport({ ...asked, items: served.items }, clientOf(asked), { host: served.accounts, now: served.now() }),
    ),
  )
  return router
}
