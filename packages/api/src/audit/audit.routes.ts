import { Router } from 'express'
import { sql } from 'kysely'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../http/errors.ts'
import type { Ask } from '../http/request.ts'

const PAGE = 50,
  MAX_PAGE = 100

/** The audit trail of a case, newest first, paged. */
export const auditRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/audit',
    ask(async ({ tx, viewer, req }) => {
      const { uuid } = await readCaseHead(tx, viewer, String(req.params.uuid))
      const first = Number(req.query.first ?? PAGE),
        after = Number(req.query.after ?? Number.MAX_SAFE_INTEGER)
      if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE || !Number.isInteger(after))
        throw new ValidationError({ first: `Ask for 1 to ${MAX_PAGE}.` })
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
