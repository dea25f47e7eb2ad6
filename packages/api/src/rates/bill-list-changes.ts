import { wireNames } from '@costdraft/schema/names.ts'
import { billListEntryFields, type BillList } from '@costdraft/schema/rates/bill-list.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict } from '../errors/errors.ts'
import { assertVersion, draftOf, objectOf, validated } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { entryOnWire, requireEntry, usedEntries, type EntryOnWire, type EntryRow } from './bill-list-rows.ts'
import { today } from './rate-rows.ts'
import { TIMES } from '../db/times.ts'

const names = wireNames(billListEntryFields('1990-01-01'))
/** Keys that an answer has and a request may send back, and why it cannot set them. */
const FIXED = {
  uuid: 'An entry keeps its uuid.',
  used: 'Whether rows have the entry follows from them.',
  by: 'This is whoever records the entry.',
  recorded_at: 'This is when the entry is recorded.',
  version: 'The version follows from the changes.',
}
const DERIVED = new Set([...Object.keys(FIXED), 'recorded_at_ms', ...TIMES])

/** Where the entry is: the list of a client. */
export interface ListOfClient {
  client: string
  list: BillList
}

/** The place after the last entry of a list, at most the greatest that there is. */
async function lastPlace(tx: Tx, { client, list }: ListOfClient): Promise<number> {
  const { last } = await tx
    .selectFrom('bill_list_entry')
    .where('client_uuid', '=', client)
    .where('list', '=', list)
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min(Number(last ?? 0) + 1, 999)
}

/** Validates the body of an entry; what it leaves out is taken from `before`. Throws 422 with all problems. */
async function entryInput({ tx, req }: RequestContext, at: ListOfClient, before?: EntryRow) {
  const body = objectOf(req.body)
  assertUnchanged(body, before ? await entryOnWire(tx, before) : {}, FIXED)
  const kept = before && Object.fromEntries([...names].map(([name, wire]) => [name, before[wire as keyof EntryRow]]))
  const value = validated(billListEntryFields(today()), { ...kept, ...draftOf(names, body, DERIVED) })
  return {
    code: value.code,
    name: value.name,
    position: value.position ?? before?.position ?? (await lastPlace(tx, at)),
    source: value.source,
    effective_from: value.from,
    retired: value.retired ?? false,
  }
}
type Columns = Awaited<ReturnType<typeof entryInput>>

/** Throws 409 if the list has another entry with the code: nobody could tell which of them is meant. */
async function assertCodeIsFree(tx: Tx, { client, list }: ListOfClient, code: string, except?: string): Promise<void> {
  const other = await tx
    .selectFrom('bill_list_entry')
    .where('client_uuid', '=', client)
    .where('list', '=', list)
    .where((e) => e(e.fn<string>('lower', ['code']), '=', e.fn<string>('lower', [e.val(code)])))
    .$if(except !== undefined, (q) => q.where('uuid', '<>', except ?? ''))
    .select(['code', 'name'])
    .executeTakeFirst()
  if (other)
    throw new Conflict(`This list already has the code ${other.code}: ${other.name}. Change that entry instead.`, {
      code: 'There is an entry with this code.',
    })
}

/** Of what an entry of the audit trail is. */
const audited = ({ client }: ListOfClient, { viewer }: RequestContext, uuid: string) => ({
  client_uuid: client,
  case_uuid: null,
  entity: 'bill_list_entry',
  entity_uuid: uuid,
  by: viewer.user_uuid,
})
const auditedColumns = ({ code, name, position, source, from, retired }: EntryRow): Columns => ({
  code,
  name,
  position,
  source,
  effective_from: from,
  retired,
})

/** Adds an entry to a list of a client. */
export async function addEntry(asked: RequestContext, at: ListOfClient): Promise<EntryOnWire> {
  const { tx, viewer } = asked
  // Its row stays locked, so that two entries with one code cannot be added at the same time.
  await requireActiveClient(tx, at.client)
  const row = await entryInput(asked, at)
  await assertCodeIsFree(tx, at, row.code)
  const { uuid } = await tx
    .insertInto('bill_list_entry')
    .values({
      ...row,
      client_uuid: at.client,
      list: at.list,
      created_by: viewer.user_uuid,
      changed_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(tx, audited(at, asked, uuid), 'added', { after: { list: at.list, ...row } })
  return entryOnWire(tx, await requireEntry(tx, at.client, at.list, uuid))
}

/** Changes the given fields of an entry. Open cases have it as it is now, complete ones as it was. */
export async function changeEntry(asked: RequestContext, at: ListOfClient, uuid: string): Promise<EntryOnWire> {
  const { tx, viewer, req } = asked
  await requireActiveClient(tx, at.client)
  const before = await requireEntry(tx, at.client, at.list, uuid, { lock: true })
  assertVersion(req, await entryOnWire(tx, before))
  const row = await entryInput(asked, at, before)
  await assertCodeIsFree(tx, at, row.code, uuid)
  const changed = difference(auditedColumns(before), row)
  if (changed) {
    await tx
      .updateTable('bill_list_entry')
      .set((e) => ({
        ...row,
        version: e('version', '+', 1),
        changed_by: viewer.user_uuid,
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    await audit(tx, audited(at, asked, uuid), 'changed', changed)
  }
  return entryOnWire(tx, await requireEntry(tx, at.client, at.list, uuid))
}

/** Removes an entry that no row has. Throws 409 where a row has it, or had it and could be restored. */
export async function removeEntry(asked: RequestContext, at: ListOfClient, uuid: string): Promise<undefined> {
  const { tx, req } = asked
  await requireActiveClient(tx, at.client)
  const before = await requireEntry(tx, at.client, at.list, uuid, { lock: true })
  assertVersion(req, await entryOnWire(tx, before))
  if ((await usedEntries(tx, [uuid])).has(uuid))
    throw new Conflict(`Rows of cases have ${before.code} ${before.name}. Retire it instead of removing it.`)
  await tx.deleteFrom('bill_list_entry').where('uuid', '=', uuid).execute()
  await audit(tx, audited(at, asked, uuid), 'removed', { before: { list: at.list, ...auditedColumns(before) } })
}
