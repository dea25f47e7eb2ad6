import { Router } from 'express'
import { sql } from 'kysely'
import { readCaseHead } from '../cases/case-rows.ts'
import { numberedPage } from '../http/paging.ts'
import type { Ask } from '../http/request.ts'

const NEWEST_FIRST = { size: 50, max: 100, start: Number.MAX_SAFE_INTEGER }

/** The audit trail of a case, newest first, paged. */
export const auditRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/audit',
    ask(async ({ tx, viewer, req }) => {
      const { uuid } = await readCaseHead(tx, viewer, String(req.params.uuid))
      const { first, after } = numberedPage(req.query, NEWEST_FIRST)
      const changes = tx.selectFrom('change as h').where('h.case_uuid', '=', uuid)
      const rows = await changes
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
      const { n } = await changes.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
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
