import { sql } from 'kysely'
import { exactly } from '../db/times.ts'
import { cursorParam, encodeCursor, pageSize } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'

/** `GET users/user/sign-ins`: a page of the history of the viewer's own account, the newest first. */
export async function ownSignIns({ tx, viewer, req }: RequestContext) {
  const size = pageSize(req.query)
  const cursor = cursorParam(req.query)
  const own = tx.selectFrom('sign_in').where('person_uuid', '=', viewer.user_uuid)
  const found = await own
    .select(['uuid', 'at', exactly('at', 'at'), 'result', 'network', 'device', sql<string>`at::text`.as('sort_key')])
    .$if(cursor !== undefined, (q) =>
      q.where(sql<boolean>`(at, uuid) < (${cursor?.at}::timestamptz, ${cursor?.uuid}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(size + 1)
    .execute()
  const { count } = await own.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const page = found.slice(0, size)
  return {
    total_count: Number(count),
    nodes: page.map(({ sort_key: _key, ...row }) => row),
    has_next_page: found.length > size,
    end_cursor: encodeCursor(page.at(-1)),
  }
}
