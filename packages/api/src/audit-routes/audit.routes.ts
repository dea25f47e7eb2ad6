import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCaseColumns } from '../cases/case-rows.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import { auditChoices, auditPage, auditParameters } from './audit-page.ts'
import { previewRestore, restoreEntry } from './restore.ts'

interface Served {
  items: Items
  areas: Areas
  /** The day in London, `yyyy-mm-dd`. */
  today: () => string
}

/** What is read of the case. */
const READ = { columns: ['uuid', 'client', 'stage', 'client_archived'] as const, details: [] }

/** The audit trail of a case, and the restoring of what an entry of it changed. */
export const auditRoutes = (ask: RequestHandlers, { items, ...served }: Served): Router => {
  const router = Router()
  const path = '/client/case/:uuid/audit'
  const caseOf = ({ tx, viewer, req }: ItemsRequestContext) =>
    readCaseColumns(tx, viewer, String(req.params.uuid), READ)
  const about = (answer: (asked: ItemsRequestContext) => Promise<unknown>, parameters?: readonly string[]) =>
    ask((asked) => answer({ ...asked, items }), parameters && { parameters })
  router.get(
    path,
    about(async (asked) => auditPage(asked, await caseOf(asked)), auditParameters),
  )
  router.get(
    `${path}/choices`,
    about(async (asked) => auditChoices(asked, (await caseOf(asked)).uuid)),
  )
  router.get(
    `${path}/:change/restore`,
    about((asked) => previewRestore(asked, served)),
  )
  router.post(
    `${path}/:change/restore`,
    about((asked) => restoreEntry(asked, served)),
  )
  return router
}
