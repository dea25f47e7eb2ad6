import type { Cases } from '../context/context.ts'
import { picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { BulkChanges } from './bulk-changes.ts'
import { ownBulk } from './own.ts'
import { specifiedBulk } from './specified.ts'

export const createBulk = (
  request: RequestHosts,
  cases: Pick<Cases, 'move' | 'read' | 'edit' | 'bodiesOfEdit' | 'documents' | 'items'>,
): BulkChanges =>
  // Keys, versions and lists within rows are part of what the addition answers.
  picked(
    request.caseHost,
    ['bulk', 'idempotency', 'versions', 'nested_lists'],
    ownBulk(request, cases),
    specifiedBulk(request, cases),
  )
