import type { VerifyToken } from '@costdraft/schema/access/verify-token.ts'
import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { Context } from '../context/context.ts'
import { createExecution, type Execute } from '../operations/compiled-execution.ts'
import { createCostCount } from '../operations/cost.ts'
import { bodyErrorMessage, gatewayError, noStore, statusOf, verifiedToken } from '../operations/require-auth.ts'
import { retryAfterOf } from '../operations/retry-after.ts'
import { csvColumns, csvWriter } from './csv.ts'
import type { GiveWay } from './give-way.ts'
import { createExportLimits, type Admitted } from './limits.ts'
import { ndjsonWriter, type PageWriter } from './ndjson.ts'
import { pageOperation, type PageOperation } from './operation.ts'
import { readPage, type ExportPage } from './pages.ts'
import { readExportRequest, type ExportRequest } from './request.ts'
import { ReaderGone, stopping, writePart } from './stream.ts'

const BODY_LIMIT = '2mb'
const PATH = '/export'
const TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' } as const

interface Options {
  schema: GraphQLSchema
  /** Makes the context of one page. */
  makeContext: (token: string) => Context
  verify: VerifyToken | undefined
  /** Rows that a token may export in a minute. */
  perMinute: number
  /** In milliseconds. */
  now: () => number
  giveWay: Pick<GiveWay, 'paced'>
}

/** Refuses an export before anything of it was sent: `{message, details}`, as the other REST routes do. */
function refuse(res: Response, thrown: unknown): void {
  if (res.headersSent || res.closed) return void res.destroy()
  const error = gatewayError(thrown)
  const { status = statusOf(error), details = {} } = error.extensions as { status?: number; details?: object }
  res
    .status(status)
    .set(retryAfterOf([error]))
    .json({ message: error.message, details })
}

/** What an export ends with that cannot go on: its last line says why, and where to go on. */
interface Failure {
  code: unknown
  message: string
}
const failureOf = ({ message, extensions }: GraphQLError): Failure => ({ code: extensions.code, message })

/** An export that is under way. */
interface Running {
  res: Response
  writer: PageWriter
  read: (after: string | null) => Promise<ExportPage>
  admitted: Admitted
  isStopping: () => boolean
}

/** Sends the pages of an export, each when the reader has taken the one before. */
async function sendPages({ res, writer, read, admitted, isStopping }: Running, first: ExportPage): Promise<void> {
  let page = first
  await writePart(res, writer.head)
  for (;;) {
    admitted.spend(page.rows.length)
    await writePart(res, writer.page(page.rows, page.cursor, page.isLast))
    if (page.isLast) return void res.end()
    try {
      if (isStopping()) throw stopping()
      page = await read(page.cursor)
    } catch (error) {
      const line = writer.failure(failureOf(gatewayError(error)), page.cursor)
      // A file that ends before its end must not look whole.
      if (line === undefined) return void res.destroy()
      return void res.end(line)
    }
  }
}

function writerOf(schema: GraphQLSchema, { format }: ExportRequest, operation: PageOperation): PageWriter {
  return format === 'csv' ? csvWriter(csvColumns(schema, operation)) : ndjsonWriter
}

/**
 * The route `POST /export`: streams all rows of one connection of a query, read page by page. `stop` lets running
 * exports end after the page that they are at.
 */
export function exportRoute({ schema, makeContext, verify, perMinute, now, giveWay }: Options): {
  router: Router
  stop: () => void
} {
  const router = Router()
  const admit = createExportLimits(perMinute, now)
  const countCost = createCostCount(schema)
  const execute: Execute = createExecution(schema)
  let isStopping = false

  router.post(PATH, noStore, async (req: Request, res: Response, next) => {
    try {
      const context = makeContext(await verifiedToken(req.headers.authorization, verify))
      // Who asks is known before anything is said of the text.
      await context.viewer()
      res.locals.context = context
    } catch (error) {
      return refuse(res, error)
    }
    next()
  })
  router.post(PATH, express.json({ limit: BODY_LIMIT }), async (req: Request, res: Response) => {
    let admitted: Admitted | undefined
    try {
      const { token, viewer } = (res.locals as { context: Context }).context
      const request = readExportRequest(req.body)
      const operation = pageOperation(schema, countCost, request)
      const writer = writerOf(schema, request, operation)
      admitted = admit(token, (await viewer()).client_uuid)
      const read = async (after: string | null): Promise<ExportPage> => {
        await verifiedToken(req.headers.authorization, verify)
        return giveWay.paced(() => readPage(execute, operation, request, after, makeContext(token)))
      }
      const first = await read(request.after)
      res.status(200).set({ 'content-type': TYPES[request.format], 'x-accel-buffering': 'no' })
      await sendPages({ res, writer, read, admitted, isStopping: () => isStopping }, first)
    } catch (error) {
      if (error instanceof ReaderGone) return void res.destroy()
      refuse(res, error)
    } finally {
      admitted?.leave()
    }
  })
  const unreadable: ErrorRequestHandler = (error, _req, res: Response, next) => {
    const { status, type } = error as { status?: number; type?: string }
    if (res.headersSent || !status || status >= 500) return next(error)
    res.status(status).json({ message: bodyErrorMessage(status, type, BODY_LIMIT), details: {} })
  }
  router.use(PATH, unreadable)
  return {
    router,
    stop: () => {
      isStopping = true
    },
  }
}
