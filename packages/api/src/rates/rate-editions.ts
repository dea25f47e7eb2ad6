import type { RateTable } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { repriceCases } from '../cases/case-revision.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertVersion } from '../http/body.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { editionInput, type EditionInput } from './edition-input.ts'
import { editionOnWire, editionsOfClient, requireEdition } from './rate-rows.ts'

/** Which editions a change is about: those of a client and table. */
export interface Place {
  client: string
  table: RateTable
}

/**
 * Throws 409 if the firm has another edition of the table that begins on the same day: which of them applied would be
 * chance.
 */
export async function assertFirstDayIsFree(
  tx: Tx,
  { client, table }: Place,
  { effective_from }: EditionInput,
  except?: string,
): Promise<void> {
  const others = await editionsOfClient(tx, client, table.key)
  if (others.some((other) => other.effective_from === effective_from && other.uuid !== except))
    throw new Conflict('Your firm already has an edition of this table from that day. Change that one instead.', {
      effective_from: 'There is an edition from this day.',
    })
}

/** Of what an entry of the audit trail is. */
const audited = (place: Place, { viewer }: RequestContext, uuid: string) => ({
  client_uuid: place.client,
  case_uuid: null,
  entity: 'rate_edition',
  entity_uuid: uuid,
  by: viewer.user_uuid,
})
const editionColumns = ({ effective_from, authority, amounts }: EditionInput) => ({
  effective_from,
  authority,
  amounts: JSON.stringify(amounts),
})

/** Adds an edition, and invalidates the prices of the client's open cases. */
export async function addEdition(asked: RequestContext, place: Place) {
  const { tx, viewer, req } = asked
  const { client, table } = place
  // Its row stays locked, so that two editions of one day cannot be added at the same time.
  await requireActiveClient(tx, client)
  const input = editionInput(table, req.body)
  await assertFirstDayIsFree(tx, place, input)
  const { uuid } = await tx
    .insertInto('rate_edition')
    .values({
      ...editionColumns(input),
      client_uuid: client,
      table_key: table.key,
      created_by: viewer.user_uuid,
      changed_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await repriceCases({ tx }, client)
  await audit(tx, audited(place, asked, uuid), 'added', { after: { table: table.key, ...input } })
  return editionOnWire(table, await requireEdition(tx, client, table, uuid))
}

/**
 * Changes the given fields of an edition, its figures as a whole, and invalidates the prices of the client's open
 * cases.
 */
export async function changeEdition(asked: RequestContext, place: Place, uuid: string) {
  const { tx, viewer, req } = asked
  const { client, table } = place
  await requireActiveClient(tx, client)
  const before = await requireEdition(tx, client, table, uuid, { lock: true })
  assertVersion(req, editionOnWire(table, before))
  const input = editionInput(table, req.body, before)
  await assertFirstDayIsFree(tx, place, input, uuid)
  const changed = difference(flat(before), { ...emptied(before), ...flat(input) })
  if (changed) {
    await tx
      .updateTable('rate_edition')
      .set((e) => ({
        ...editionColumns(input),
        version: e('version', '+', 1),
        changed_by: viewer.user_uuid,
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    await repriceCases({ tx }, client)
    const of = { table: table.key }
    await audit(tx, audited(place, asked, uuid), 'changed', {
      before: { ...of, ...changed.before },
      after: { ...of, ...changed.after },
    })
  }
  return editionOnWire(table, await requireEdition(tx, client, table, uuid))
}

/** An edition with each figure under a name of its own, so that the audit names the figures that changed. */
const flat = ({ effective_from, authority, amounts }: EditionInput): Record<string, unknown> => ({
  effective_from,
  authority,
  ...Object.fromEntries(Object.entries(amounts).map(([row, amount]) => [`amounts.${row}`, amount])),
})
/** The same without any value: a figure that is no longer held is audited as null. */
const emptied = (edition: EditionInput): Record<string, null> =>
  Object.fromEntries(Object.keys(flat(edition)).map((name) => [name, null]))

/** Removes an edition, and invalidates the prices of the client's open cases: the edition before it applies again. */
export async function removeEdition(asked: RequestContext, place: Place, uuid: string): Promise<undefined> {
  const { tx, req } = asked
  const { client, table } = place
  await requireActiveClient(tx, client)
  const before = await requireEdition(tx, client, table, uuid, { lock: true })
  assertVersion(req, editionOnWire(table, before))
  await tx
    .updateTable('rate_edition')
    .set((e) => ({ deleted_at: new Date().toISOString(), version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await repriceCases({ tx }, client)
  const { effective_from, authority, amounts } = before
  await audit(tx, audited(place, asked, uuid), 'removed', {
    before: { table: table.key, effective_from, authority, amounts },
  })
}
