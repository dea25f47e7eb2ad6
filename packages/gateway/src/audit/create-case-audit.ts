import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { AuditLists, AuditRestores, CaseAudit } from './case-audit.ts'
import { filteredLists } from './filtered.ts'
import { ownLists, ownRestores } from './own.ts'

/** The audit of the cases of a host; null on a host without one. */
export function createCaseAudit({ caseHost }: Pick<RequestHosts, 'caseHost'>): CaseAudit {
  const lists: AuditLists = picked(caseHost, 'audit_filters', ownLists(caseHost), filteredLists(caseHost))
  const restores: AuditRestores = picked(caseHost, 'audit_restore', ownRestores(caseHost), { preview: nothing })
  return { ...picked(caseHost, 'audit', lists, { page: nothing, choices: nothing }), ...restores }
}
