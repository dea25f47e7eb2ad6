import { note } from '@costdraft/schema/cases/case.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { Router } from 'express'
import { sql } from 'kysely'
import { isUuid } from '../access/assert-client.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { accepted, assertVersion, draftOf } from '../http/body.ts'
import { Forbidden, NotFound } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { readCase } from './case-rows.ts'
import { assertClientActive } from './stage-rules.ts'

const names = wireNames(note)
const notes = (tx: Tx, caseUuid: string) =>
  tx
    .selectFrom('note as n')
    .innerJoin('person as p', 'p.uuid', 'n.created_by')
    .where('n.case_uuid', '=', caseUuid)
    .where('n.deleted_at', 'is', null)
    .select([
      'n.uuid',
      'n.body',
      'n.version',
      'n.created_by',
      'n.created_at',
      'n.changed_at',
      sql<string>`p.firstname || ' ' || p.surname`.as('created_by_name'),
    ])

/** A note of this case that the viewer wrote; another's is forbidden, an absent one not found. */
async function ownNote({ tx, viewer, req }: Asked, caseUuid: string) {
  const uuid = String(req.params.note)
  const row = isUuid(uuid)
    ? await notes(tx, caseUuid).where('n.uuid', '=', uuid).forUpdate('n').executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  if (row.created_by !== viewer.user_uuid) throw new Forbidden('Only its writer may change a note.')
  return row
}

/** Notes of a case. They may be written at any stage: they are about the case, not in the bill. */
export const noteRoutes = (ask: Ask): Router => {
  const router = Router()
  const caseOf = ({ tx, viewer, req }: Asked) => readCase(tx, viewer, String(req.params.uuid))
  const writable = async (asked: Asked) => {
    const owner = await caseOf(asked)
    assertClientActive(owner)
    return owner
  }
  const subject = (asked: Asked, { uuid, client }: { uuid: string; client: string }, entity_uuid: string) => ({
    client_uuid: client,
    case_uuid: uuid,
    entity: 'note',
    entity_uuid,
    by: asked.viewer.user_uuid,
  })

  router.get(
    '/client/case/:uuid/note',
    ask(async (asked) =>
      notes(asked.tx, (await caseOf(asked)).uuid)
        .orderBy('n.created_at', 'desc')
        .execute(),
    ),
  )
  router.post(
    '/client/case/:uuid/note',
    ask(async (asked) => {
      const owner = await writable(asked)
      const { body } = accepted(note, draftOf(names, asked.req.body))
      return once(asked, async () => {
        const { uuid } = await asked.tx
          .insertInto('note')
          .values({ body, case_uuid: owner.uuid, client_uuid: owner.client, created_by: asked.viewer.user_uuid })
          .returning('uuid')
          .executeTakeFirstOrThrow()
        await audit(asked.tx, subject(asked, owner, uuid), 'added', { after: { body } })
        return {
          status: 201,
          body: await notes(asked.tx, owner.uuid).where('n.uuid', '=', uuid).executeTakeFirstOrThrow(),
        }
      })
    }),
  )
  router.patch(
    '/client/case/:uuid/note/:note',
    ask(async (asked) => {
      const owner = await writable(asked),
        row = await ownNote(asked, owner.uuid)
      assertVersion(asked.req, row)
      const { body } = accepted(note, draftOf(names, asked.req.body, new Set(['uuid'])))
      if (body !== row.body) {
        await asked.tx
          .updateTable('note')
          .set((e) => ({ body, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
          .where('uuid', '=', row.uuid)
          .execute()
        await audit(asked.tx, subject(asked, owner, row.uuid), 'changed', {
          before: { body: row.body },
          after: { body },
        })
      }
      return notes(asked.tx, owner.uuid).where('n.uuid', '=', row.uuid).executeTakeFirstOrThrow()
    }),
  )
  router.delete(
    '/client/case/:uuid/note/:note',
    ask(async (asked) => {
      const owner = await writable(asked),
        row = await ownNote(asked, owner.uuid)
      await asked.tx
        .updateTable('note')
        .set((e) => ({ deleted_at: e.fn<string>('now'), deleted_by: asked.viewer.user_uuid }))
        .where('uuid', '=', row.uuid)
        .execute()
      await audit(asked.tx, subject(asked, owner, row.uuid), 'removed', { before: { body: row.body } })
      return undefined
    }),
  )
  return router
}
