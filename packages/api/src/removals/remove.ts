import { can } from '@costdraft/schema/access/can.ts'
import { withinClient } from '../access/within-client.ts'
import { lockCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { lockedFeeEarner } from '../client-routes/fee-earner-changes.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { requireSite, sitesOf } from '../clients/sites.ts'
import { Conflict, Forbidden } from '../errors/errors.ts'
import { assertVersion } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { countDetails, countsInWords, isOne, type Counted } from './counted.ts'
import { removeRecord } from './take-away.ts'
import { usesOfCase, usesOfFeeEarner, usesOfSite } from './uses.ts'

/** Throws 409 with a sentence of what stands in the way, where anything does. */
function assertUnused(uses: readonly Counted[], sentence: (counts: string, isSingle: boolean) => string): void {
  const counts = countsInWords(uses)
  if (counts !== '') throw new Conflict(sentence(counts, isOne(uses)), countDetails(uses))
}

/** `DELETE client/{id}/fee-earner/{fid}`: removes a fee earner whom nothing names. */
export async function removeFeeEarner(asked: ItemsRequestContext, client: string, uuid: string, now: Date) {
  const { tx, items } = asked
  const row = await lockedFeeEarner(asked, client, uuid)
  const name = `${row.firstname} ${row.surname}`
  assertUnused(
    await withinClient(tx, client, () => usesOfFeeEarner(tx, items, client, uuid)),
    (counts, isSingle) => `${counts} ${isSingle ? 'names' : 'name'} ${name}. Retire the fee earner instead.`,
  )
  await removeRecord(asked, { kind: 'fee_earner', uuid: row.uuid, client, name }, now)
}

/** `DELETE clients/{id}/sites/{sid}`: removes a site without people and cases; the headquarters goes last. */
export async function removeSite(asked: RequestContext, client: string, uuid: string, now: Date) {
  const { tx, req } = asked
  await requireActiveClient(tx, client)
  const row = await requireSite(tx, client, uuid)
  assertVersion(req, row)
  if (row.headquarters && (await sitesOf(tx, client)).length > 1)
    throw new Conflict('A client needs a headquarters. Make another location the headquarters first.')
  assertUnused(
    await withinClient(tx, client, () => usesOfSite(tx, client, uuid)),
    (counts, isSingle) =>
      `${counts} ${isSingle ? 'is' : 'are'} at ${row.site_name}. Move ${isSingle ? 'it' : 'them'} first.`,
  )
  await removeRecord(asked, { kind: 'site', uuid: row.uuid, client, name: row.site_name }, now)
}

/** `DELETE client/case/{id}`: removes an open case without rows, for whoever may create cases there. */
export async function removeCase(asked: RequestContext, uuid: string, now: Date) {
  const { tx, viewer, req } = asked
  const row = await lockCase(tx, viewer, uuid)
  if (!can(viewer, 'case:create', { client_uuid: row.client })) throw new Forbidden()
  assertVersion(req, row)
  assertOpen(row)
  assertUnused(
    await usesOfCase(tx, row.uuid, now),
    (counts) => `This case has ${counts}. Only a case without rows can be removed.`,
  )
  await removeRecord(asked, { kind: 'case', uuid: row.uuid, client: row.client, name: row.case_name }, now)
}
