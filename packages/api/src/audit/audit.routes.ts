import { Router } from 'express'
import { sql } from 'kysely'
import { readCase } from '../cases/case-rows.ts'
import { Refused } from '../http/errors.ts'
import type { Ask } from '../http/request.ts'

const PAGE = 50,
  MOST = 100

/** What happened in a case, newest first, a page at a time. */
export const auditRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/audit',
    ask(async ({ tx, viewer, req }) => {
      const { uuid } = await readCase(tx, viewer, String(req.params.uuid))
      const first = Number(req.query.first ?? PAGE),
        after = Number(req.query.after ?? Number.MAX_SAFE_INTEGER)
      if (!Number.isInteger(first) || first < 1 || first > MOST || !Number.isInteger(after))
        throw new Refused({ first: `Ask for 1 to ${MOST}.` })
      const of = tx.selectFrom('change as h').where('h.case_uuid', '=', uuid)
      const rows = await of
        .innerJoin('person as p', 'p.uuid', 'h.by')
        .where('h.id', '<', after)
        .select([
          'h.id',
          'h.entity',
          'h.entity_uuid',
          'h.by',
          'h.at',
          'h.action',
          'h.before',
          'h.after',
          sql<string>`p.firstname || ' ' || p.surname`.as('by_name'),
        ])
        .orderBy('h.id', 'desc')
        .limit(first + 1)
        .execute()
      const { n } = await of.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
      const nodes = rows.slice(0, first)
      return {
        total_count: n,
        nodes,
        has_next_page: rows.length > first,
        end_cursor: nodes.at(-1) ? String(nodes.at(-1)?.id) : null,
      }
    }),
  )
  return router
}
