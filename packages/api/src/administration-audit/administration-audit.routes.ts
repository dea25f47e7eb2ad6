import { Router } from 'express'
import type { RequestHandlers } from '../http/request.ts'
import { administrationAudit, administrationParameters } from './audit-list.ts'

/** What was changed of firms and people, for whoever holds `audit:read`. */
export const administrationAuditRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  router.get('/users/audit', ask(administrationAudit, { parameters: administrationParameters }))
  return router
}
