import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { createDrain, type Drain } from '@costdraft/schema/drain.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { answeredRequests } from '@costdraft/schema/telemetry/answered-requests.ts'
import { notedNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import { SCIM_PATH } from '@costdraft/schema/scim/names.ts'
import { NETWORK_HEADER, placeOfCall } from '@costdraft/schema/network.ts'
import express, { type Express, type Request, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { asViewerOf } from './access/as-viewer.ts'
import { externalHostRefusals } from './http/external-host-refusals.ts'
import { createSignInThrottle } from './access/sign-in-throttle.ts'
import type { Database } from './db/db.ts'
import type { Log } from './errors/log.ts'
import { administrationAuditRoutes } from './administration-audit/administration-audit.routes.ts'
import { additionRoutes } from './http/additions.ts'
import type { Door } from './http/door.ts'
import { jsonBody } from './http/json-body.ts'
import { readableQuery } from './http/query.ts'
import { readiness } from './readiness.ts'
import { askOf, errorHandler, noStore, unknownRoute, type RequestHandlers } from './http/request.ts'
import { answered } from './telemetry/answered.ts'
import { apiClientRoutes } from './api-clients/api-clients.routes.ts'
import { assessmentRoutes } from './assessment/assessment.routes.ts'
import { pastReductionRoutes } from './assessment/memory/past-reductions.routes.ts'
import { previewSources } from './assessment/assessed-documents.ts'
import { workbookRoutes } from './assessment/import/import.routes.ts'
import { readWorkbook as readWorkbookHere, type ReadWorkbook } from './assessment/import/read-workbook.ts'
import { auditRoutes } from './audit-routes/audit.routes.ts'
import { billRoutes } from './bills/bills.routes.ts'
import { changeRoutes } from './changes/changes.routes.ts'
import { caseViewRoutes } from './case-views/case-views.routes.ts'
import { budgetRoutes } from './budgets/budgets.routes.ts'
import { calendarLinkRoutes, openCalendarRoutes } from './calendars/calendars.routes.ts'
import { deadlineRoutes } from './deadlines/deadlines.routes.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { caseBatchRoutes } from './case-routes/batch.routes.ts'
import { caseCopyRoutes } from './case-copies/case-copies.routes.ts'
import { caseRoutes, type BesideCase } from './case-routes/cases.routes.ts'
import { noteRoutes } from './case-routes/notes.routes.ts'
import { clientRoutes } from './client-routes/clients.routes.ts'
import { enhancementRoutes } from './enhancements/enhancements.routes.ts'
import { productItems } from './items/index.ts'
import { expertTypeRoutes } from './expert-types/expert-types.routes.ts'
import { sumsOfLists } from './item-routes/item-list.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { itemRoutes } from './item-routes/items.routes.ts'
import { openCommentsOf } from './item-routes/open-comments.ts'
import type { Items } from './items/registry.ts'
import { ledgerImportRoutes } from './ledger/import/import.routes.ts'
import { readLedger as readLedgerHere, type ReadLedger } from './ledger/read-ledger.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { filingRoutes, firstFindings } from './filing/filing.routes.ts'
import { fileRoutes } from './files/files.routes.ts'
import type { FileStore } from './files/file-store.ts'
import { commentRoutes } from './item-routes/comments.ts'
import { markRoutes } from './clients/mark/mark.routes.ts'
import { firmArchiveRoutes } from './firm-archive/firm-archive.routes.ts'
import { mergingRoutes } from './merging/merging.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts'
import { peopleImportRoutes } from './people-import/people-import.routes.ts'
import { outputRoutes } from './outputs/outputs.routes.ts'
import { previewRoutes } from './outputs/previews/previews.routes.ts'
import { billListRoutes } from './rates/bill-lists.routes.ts'
import { rateCardRoutes } from './rates/rate-cards.routes.ts'
import { usualRateRoutes } from './rates/usual-rate.routes.ts'
import { rateRoutes } from './rates/rates.routes.ts'
import { removalRoutes } from './removals/removals.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { rowMoveRoutes } from './row-moves/row-moves.routes.ts'
import { scimErrorHandler, scimType } from './scim/scim-answers.ts'
import { scimRoutes } from './scim/scim.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import type { AllowedHosts } from './webhooks/allowed-hosts.ts'
import type { SecretBox } from './access/secret-box.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import type { LinkGiver } from './users/given-links.ts'
import { secondFactorRoutes } from './users/second-factor.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** What the API is made of; tests give it other kinds, areas and clocks. */
export interface Served {
  /** The kinds of item that it serves. */
  items?: Items
  /** The areas of work that it serves. */
  areas?: Areas
  /** Its clock. */
  now?: () => Date
}

export interface RestOptions extends Served {
  files: FileStore
  /** How people are given links to choose a password. */
  links: LinkGiver
  /** What secrets of authenticator apps are encrypted with. */
  factorBox: SecretBox
  /** Signs cursors of changes. */
  cursorKey: Buffer
  /** Signs the links by which people end their mails. */
  unsubscribeKey: Buffer
  largestFile: number
  wake: () => void
  /** What reads ledgers; by default a child process of this one. */
  readLedger?: ReadLedger
  /** The same of workbooks that are read back. */
  readWorkbook?: ReadWorkbook
  /** Answers at `/ready` that the process is to stop; by default none is. */
  drain?: Drain
  /** Where webhooks may be sent, and what their secrets are encrypted with. */
  webhooks: { hosts: AllowedHosts; box: SecretBox }
  /** Whether an external sign-in host is used. */
  isExternal: boolean
  /** How many proxies are trusted to say which address a request came from. */
  trustProxy: number
}

/** What a case is answered with beside its figures. */
const besideCase = (items: Items): BesideCase => ({
  parts: {
    open_comments: (tx, head) => openCommentsOf({ tx, items }, head),
    filing_check: (tx, head) => firstFindings({ tx, items }, head),
  },
  sums: (tx, head, lists) => sumsOfLists({ tx, items }, head, lists),
})

/** Answers that the process lives. */
export const alive: RequestHandler = (_req, res) => {
  res.json({ status: 'ok' })
}

/** An app that says whether it lives. */
function emptyApp(trustProxy: number, log: Log): Express {
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', trustProxy)
  app.use(
    answeredRequests({ log, answered }),
    notedNetwork<Request>((req) => placeOfCall(req.ip ?? '', req.headers[NETWORK_HEADER])),
    helmet(),
  )
  // Before the door, whose refusals are in the words of SCIM too.
  app.use(SCIM_PATH, scimType)
  app.get('/health', alive)
  return app
}

/** Rates in force, cards of a firm, usual rates, and the lists that are entered beside them. */
const ratesRoutes = (ask: RequestHandlers): Router[] => [
  rateRoutes(ask),
  rateCardRoutes(ask),
  usualRateRoutes(ask),
  billListRoutes(ask),
]

/** The rows of a case, and what copies and moves them. */
const rowsRoutes = (
  ask: RequestHandlers,
  served: Parameters<typeof rowMoveRoutes>[1] & { today: () => string },
): Router[] => [caseCopyRoutes(ask, served), rowMoveRoutes(ask, served), itemRoutes(ask, served.items, served.areas)]

/** What cases come to: bills, budgets, the check before filing, and what is allowed of a completed bill. */
const moneyRoutes = (
  ask: RequestHandlers,
  { areas, ...served }: { areas: Areas } & Parameters<typeof workbookRoutes>[1],
): Router[] => [
  billRoutes(ask, areas),
  budgetRoutes(ask, areas),
  filingRoutes(ask, served.items),
  assessmentRoutes(ask, served),
  pastReductionRoutes(ask, served),
  workbookRoutes(ask, served),
]

/** The dates that run in cases, and the calendars that read them. */
const datesRoutes = (ask: RequestHandlers): Router[] => [deadlineRoutes(ask), calendarLinkRoutes(ask)]

/** What is opened by a link, without a token for the door. */
const linkRoutes = ({ kept }: Pick<Database, 'kept'>, unsubscribeKey: Buffer, now: () => Date): Router[] => [
  unsubscribeRoutes(kept, unsubscribeKey),
  openCalendarRoutes(kept, now),
]

/** What the accounts of people need. */
type ForUsers = Pick<RestOptions, 'links' | 'isExternal' | 'factorBox'> &
  Required<Pick<RestOptions, 'items' | 'now' | 'readLedger'>>

/**
 * People: their accounts, their second factors, what they hand over, their import, and how directories provision them.
 */
const usersRoutes = (
  ask: RequestHandlers,
  db: Database['db'],
  { links, isExternal, factorBox, items, now, readLedger: read }: ForUsers,
): Router[] => {
  const throttle = createSignInThrottle(db, () => now().getTime())
  return [
    // Before the paths of a user, which match it too.
    administrationAuditRoutes(ask),
    userRoutes(ask, throttle, { ...links, isExternal }, () => londonDay(now())),
    handOverRoutes(ask, now),
    peopleImportRoutes(ask, { accounts: { ...links, isExternal }, items, now, read }),
    secondFactorRoutes(ask, throttle, { ...links, box: factorBox }),
    scimRoutes(ask, { ...links, isExternal }),
  ]
}

/**
 * Clients with what hangs on them, and all their data. The lists of removals come before the paths of one record, which
 * match them too.
 */
const firmRoutes = (
  ask: RequestHandlers,
  served: Parameters<typeof removalRoutes>[1],
  { db, ...archives }: Pick<RestOptions, 'files' | 'wake' | 'isExternal'> & { db: Database['db'] },
): Router[] => [
  removalRoutes(ask, served),
  clientRoutes(ask, served),
  markRoutes(ask),
  mergingRoutes(ask, served),
  firmArchiveRoutes(ask, {
    ...archives,
    now: served.now,
    throttle: createSignInThrottle(db, () => served.now().getTime()),
  }),
]

/** What a request with a token passes before its route. */
const throughDoor = (door: Door, ask: RequestHandlers, isExternal: boolean): RequestHandler[] => [
  door.enter,
  readableQuery,
  ...jsonBody,
  ...(isExternal ? [externalHostRefusals(ask)] : []),
]

/** The case and admin API as one Express app. Creating it opens no ports. */
export function restApi(
  { db, kept, engine, replica }: Pick<Database, 'db' | 'kept' | 'engine' | 'replica'>,
  door: Door,
  log: Log,
  {
    files,
    factorBox,
    cursorKey,
    unsubscribeKey,
    largestFile,
    wake,
    links,
    readLedger = readLedgerHere,
    readWorkbook = readWorkbookHere,
    drain = createDrain(0),
    webhooks,
    isExternal,
    trustProxy,
    items = productItems,
    areas = productAreas,
    now = () => new Date(),
  }: RestOptions,
): Express {
  const ask = askOf(door, asViewerOf(db, kept, replica))
  const today = (): string => londonDay(now())
  const app = emptyApp(trustProxy, log)
  app.get('/ready', drain.answer, readiness({ db: kept, engine, replica }, files, log, items))
  app.use(noStore, ...linkRoutes({ kept }, unsubscribeKey, now), throughDoor(door, ask, isExternal))
  app.use(
    additionRoutes(ask),
    usersRoutes(ask, db, { links, isExternal, factorBox, items, now, readLedger }),
    apiClientRoutes(ask),
    notificationRoutes(ask, items, links),
    // Before the paths of a client, which match one of these too.
    webhookRoutes(ask, webhooks),
    ...firmRoutes(ask, { items, today, now }, { files, wake, db, isExternal }),
    caseBatchRoutes(ask, items),
    bulkRoutes(ask, { items, areas, today, wake, log, now: () => now().getTime() }),
    caseRoutes(ask, { items, areas, files, largest: largestFile, today, beside: besideCase(items) }),
    caseViewRoutes(ask),
    noteRoutes(ask),
    auditRoutes(ask, { items, areas, today }),
    ledgerRoutes(ask, areas, readLedger),
    ledgerImportRoutes(ask, areas, readLedger),
    fileRoutes(ask, files, largestFile, items),
    rowsRoutes(ask, { items, areas, files, today }),
    expertTypeRoutes(ask),
    commentRoutes(ask, items),
    moneyRoutes(ask, { areas, items, now, read: readWorkbook }),
    datesRoutes(ask),
    enhancementRoutes(ask, areas),
    ratesRoutes(ask),
    outputRoutes(ask, files, wake, items, areas),
    previewRoutes(ask, { files, wake, items, sources: previewSources(items, today) }),
    searchRoutes(ask, items),
    reportRoutes(ask, { areas, now, wake }),
    changeRoutes(ask, cursorKey),
  )
  app.use(unknownRoute).use(SCIM_PATH, scimErrorHandler(log)).use(errorHandler(log))
  return app
}
