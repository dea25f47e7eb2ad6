import { editionInForce, type Amounts } from '@costdraft/costing'
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { HttpError, NotFound, ValidationError } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { TextResponse, type RequestHandlers, type RequestContext } from '../http/request.ts'
import { LedgerFileError } from '../ledger/ledger-file-error.ts'
import { readCsv } from '../ledger/read-csv.ts'
import { ratesOf } from '../bills/own-editions.ts'
import { previewEdition } from './preview.ts'
import { addEdition, changeEdition, removeEdition, type Place } from './rate-editions.ts'
import {
  editionsOfClient,
  rateTableOnWire,
  rateTablesOnWire,
  requireEdition,
  requireTable,
  today,
} from './rate-rows.ts'
import { readRates, writeRates } from './rates-csv.ts'

/** In bytes. */
const MAX_SHEET = 200_000
const TOO_LARGE = 413
const NOT_CSV = 'Send the rates as CSV.'

/** The client and table of the path, for a viewer who may edit rates there. */
const placeOf = (asked: RequestContext): Place => ({
  client: permittedClient(asked, 'rates:edit'),
  table: requireTable(String(asked.req.params.table)),
})
const editionOf = ({ req }: RequestContext): string => String(req.params.edition)

/**
 * The figures that a sheet is asked for: those of an own edition, of the edition from a day, or of the one in force
 * today.
 */
async function amountsAsked({ tx, req: { query } }: RequestContext, { client, table }: Place): Promise<Amounts> {
  if (query.edition !== undefined) return (await requireEdition(tx, client, table, String(query.edition))).amounts
  const editions = ratesOf(await editionsOfClient(tx, client, table.key))(table)
  if (query.from === undefined) return editionInForce(editions, today())?.amounts ?? {}
  const edition = editions.findLast(({ authority }) => authority.from === query.from)
  if (!edition) throw new NotFound()
  return edition.amounts
}

async function downloadSheet(asked: RequestContext): Promise<TextResponse> {
  const place = placeOf(asked)
  const sheet = writeRates(place.table, await amountsAsked(asked, place))
  asked.res.set('content-disposition', `attachment; filename="rates-${place.table.key}.csv"`).type('csv')
  return new TextResponse(sheet)
}

/** Reads the body of a sheet, of any charset that spreadsheets write. */
const sheetBody: (RequestHandler | ErrorRequestHandler)[] = [
  express.raw({ type: 'text/csv', limit: MAX_SHEET }),
  ((error, _req, _res, next) => {
    const { status } = error as { status?: unknown }
    next(status === TOO_LARGE ? new HttpError(TOO_LARGE, 'A sheet of rates may be 200 kB at most.') : error)
  }) satisfies ErrorRequestHandler,
]

/** Reads a sheet and answers its figures and what could not be read. Nothing is stored. */
async function readSheet(asked: RequestContext) {
  const { table } = placeOf(asked)
  const body: unknown = asked.req.body
  if (!Buffer.isBuffer(body)) throw new HttpError(415, NOT_CSV)
  try {
    return readRates(table, readCsv(body))
  } catch (error) {
    if (error instanceof LedgerFileError) throw new ValidationError({ body: 'This CSV cannot be read.' })
    throw error
  }
}

/** The rate tables of a firm and its own editions of them: every route needs `rates:edit`. */
export const rateRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  const at = '/client/:client/rates'
  router.get(
    at,
    ask((asked) => rateTablesOnWire(asked.tx, permittedClient(asked, 'rates:edit'))),
  )
  router.get(
    `${at}/:table`,
    ask(async (asked) => {
      const { client, table } = placeOf(asked)
      return rateTableOnWire(asked.tx, client, table)
    }),
  )
  router.post(
    `${at}/:table/edition`,
    ask(async (asked) => {
      const place = placeOf(asked)
      return withIdempotencyKey(asked, async () => ({
        status: 201,
        body: withETag(asked, await addEdition(asked, place)),
      }))
    }),
  )
  router.patch(
    `${at}/:table/edition/:edition`,
    ask(async (asked) => withETag(asked, await changeEdition(asked, placeOf(asked), editionOf(asked)))),
  )
  router.delete(
    `${at}/:table/edition/:edition`,
    ask(async (asked) => removeEdition(asked, placeOf(asked), editionOf(asked))),
  )
  router.post(
    `${at}/:table/preview`,
    ask(async (asked) => previewEdition(asked, placeOf(asked)), { isRead: true }),
  )
  router.get(`${at}/:table/csv`, ask(downloadSheet, { parameters: ['edition', 'from'] }))
  router.post(
    `${at}/:table/csv`,
    ask.precheck(async (asked) => placeOf(asked), { isRead: true }),
    ...sheetBody,
    ask(readSheet, { isRead: true }),
  )
  return router
}
