import { note } from '@costdraft/schema/cases/note.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { Router } from 'express'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { validated, assertVersion, draftOf } from '../http/body.ts'
import { Forbidden, NotFound } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { lockCase, readCase, type CaseRow } from '../cases/case-rows.ts'
import { assertClientActive } from '../cases/stage-rules.ts'
import { exactly, timesOf } from '../db/times.ts'
import { moveUpdatedAt } from '../cases/case-revision.ts'

const names = wireNames(note)
/** When a note was written, edited or brought back last. */
const noteChanged = sql<string>`greatest(note.changed_at, note.restored_at)`
const notes = (tx: Tx, caseUuid: string) =>
  tx
    .selectFrom('note')
    .innerJoin('person', 'person.uuid', 'note.created_by')
    .where('note.case_uuid', '=', caseUuid)
    .where('note.deleted_at', 'is', null)
    .select([
      'note.uuid',
      'note.body',
      'note.version',
      'note.created_by',
      ...timesOf('note.created_at', noteChanged),
      'note.changed_at',
      exactly('note.changed_at', 'changed_at'),
      sql<string>`person.firstname || ' ' || person.surname`.as('created_by_name'),
    ])

/** A note of the case, locked. Throws `Forbidden` if another person wrote it, `NotFound` if it is absent. */
async function ownNote({ tx, viewer, req }: RequestContext, caseUuid: string) {
  const uuid = String(req.params.note)
  const row = isUuid(uuid)
    ? await notes(tx, caseUuid).where('note.uuid', '=', uuid).forUpdate('note').executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  if (row.created_by !== viewer.user_uuid) throw new Forbidden('Only its writer may change a note.')
  return row
}

/** The case of the path, locked, unless its client is archived. */
async function writableCase({ tx, viewer, req }: RequestContext): Promise<CaseRow> {
  const row = await lockCase(tx, viewer, String(req.params.uuid))
  assertClientActive(row)
  return row
}

const auditSubject = ({ viewer }: RequestContext, { uuid, client }: CaseRow, entity_uuid: string) => ({
  client_uuid: client,
  case_uuid: uuid,
  entity: 'note',
  entity_uuid,
  by: viewer.user_uuid,
})

async function listNotes(asked: RequestContext) {
  const { uuid } = await readCase(asked.tx, asked.viewer, String(asked.req.params.uuid))
  return notes(asked.tx, uuid).orderBy('note.created_at', 'desc').execute()
}

async function addNote(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const owner = await writableCase(asked)
  const { body } = validated(note, draftOf(names, req.body))
  return withIdempotencyKey(asked, async () => {
    const { uuid } = await tx
      .insertInto('note')
      .values({ body, case_uuid: owner.uuid, client_uuid: owner.client, created_by: viewer.user_uuid })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await moveUpdatedAt(asked, owner.uuid)
    await audit(tx, auditSubject(asked, owner, uuid), 'added', { after: { body } })
    return { status: 201, body: await notes(tx, owner.uuid).where('note.uuid', '=', uuid).executeTakeFirstOrThrow() }
  })
}

/** Stores another text of a note, with one entry of the audit trail. */
async function storeBody(
  asked: RequestContext,
  owner: CaseRow,
  row: { uuid: string; body: string },
  body: string,
): Promise<void> {
  const { tx } = asked
  await tx
    .updateTable('note')
    .set((e) => ({ body, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', row.uuid)
    .execute()
  await moveUpdatedAt(asked, owner.uuid)
  await audit(tx, auditSubject(asked, owner, row.uuid), 'changed', { before: { body: row.body }, after: { body } })
}

/**
 * The viewer's own note of an entry of the audit: with the text that it had before, or deleted and to be brought back.
 */
export async function noteToRestore(
  asked: RequestContext,
  owner: CaseRow,
  { action, entity_uuid: uuid, before }: RestoredEntry,
) {
  const { tx, viewer } = asked
  assertClientActive(owner)
  const row = await tx
    .selectFrom('note')
    .select(['uuid', 'body', 'version', 'deleted_at'])
    .where('uuid', '=', uuid)
    .where('case_uuid', '=', owner.uuid)
    .where('created_by', '=', viewer.user_uuid)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (row.deleted_at === null) === (action === 'removed')) return undefined
  const store = async (): Promise<void> => {
    if (action !== 'removed') return storeBody(asked, owner, row, String(before?.body))
    await tx
      .updateTable('note')
      .set((e) => ({ deleted_at: null, deleted_by: null, restored_at: e.fn<string>('now') }))
      .where('uuid', '=', uuid)
      .execute()
    await moveUpdatedAt(asked, owner.uuid)
    await audit(tx, auditSubject(asked, owner, uuid), 'restored', { after: { body: row.body } })
  }
  return { version: row.version, now: { body: row.body }, restored: { body: before?.body ?? row.body }, store }
}
/** An entry of the audit trail about a note. */
interface RestoredEntry {
  action: string
  entity_uuid: string
  before: Readonly<Record<string, unknown>> | null
}

async function changeNote(asked: RequestContext) {
  const { tx, req } = asked
  const owner = await writableCase(asked)
  const row = await ownNote(asked, owner.uuid)
  assertVersion(req, row)
  const { body } = validated(note, draftOf(names, req.body, new Set(['uuid'])))
  if (body !== row.body) await storeBody(asked, owner, row, body)
  return notes(tx, owner.uuid).where('note.uuid', '=', row.uuid).executeTakeFirstOrThrow()
}

async function removeNote(asked: RequestContext): Promise<undefined> {
  const { tx, viewer, req } = asked
  const owner = await writableCase(asked)
  const row = await ownNote(asked, owner.uuid)
  assertVersion(req, row)
  await tx
    .updateTable('note')
    .set((e) => ({ deleted_at: e.fn<string>('now'), deleted_by: viewer.user_uuid }))
    .where('uuid', '=', row.uuid)
    .execute()
  await moveUpdatedAt(asked, owner.uuid)
  await audit(tx, auditSubject(asked, owner, row.uuid), 'removed', { before: { body: row.body } })
}

/** Notes of a case. They are not part of the bill, so they can be written at any stage. */
export const noteRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  router.get('/client/case/:uuid/note', ask(listNotes))
  router.post('/client/case/:uuid/note', ask(addNote))
  router.patch('/client/case/:uuid/note/:note', ask(changeNote))
  router.delete('/client/case/:uuid/note/:note', ask(removeNote))
  return router
}
