import { clientsWith } from '@costdraft/schema/access/can.ts'
import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { anywhere, textOf } from '../http/paging.ts'
import type { Ask } from '../http/request.ts'
import { queuesOf } from './queues.ts'

/** Of each sort of thing, the newest. */
const MOST = 6

/** What was found: the thing and the case it lies in; `kind` names the kind of an item, and is null for all else. */
export interface Hit {
  uuid: string
  case_uuid: string
  case_name: string
  stage: string
  area_of_work: string
  text: string
  kind: string | null
}

const inCases = (clients: readonly string[]): RawBuilder<unknown> => sql`c.client_uuid = any(${clients}::uuid[])`
const ofCase = sql`c.uuid as case_uuid, c.case_name, c.stage, c.area_of_work`
const found = async (tx: Tx, query: RawBuilder<Hit>): Promise<Hit[]> => (await query.execute(tx)).rows

const cases = (clients: readonly string[], like: string): RawBuilder<Hit> => sql<Hit>`
  select c.uuid, ${ofCase}, c.solicitors_case_reference as text, null as kind from "case" c left join certificate t on t.case_uuid = c.uuid
  where ${inCases(clients)} and concat_ws(' ', c.case_name, c.solicitors_case_reference, t.certificate_number) ilike ${like} order by c.updated_at desc limit ${MOST}`
const items = (clients: readonly string[], like: string): RawBuilder<Hit> => sql<Hit>`
  select i.uuid, ${ofCase}, d.description as text, d.kind from (
    select item_uuid, client_uuid, description, 'hearing' as kind from hearing union all select item_uuid, client_uuid, description, 'time_recording' from time_recording
    union all select item_uuid, client_uuid, description, 'disbursement' from disbursement) d
  join case_item i on i.uuid = d.item_uuid join "case" c on c.uuid = i.case_uuid
  where ${inCases(clients)} and d.client_uuid = any(${clients}::uuid[]) and i.deleted_at is null and d.description ilike ${like} order by c.updated_at desc, i.uuid limit ${MOST}`
const notes = (clients: readonly string[], like: string): RawBuilder<Hit> => sql<Hit>`
  select n.uuid, ${ofCase}, n.body as text, null as kind from note n join "case" c on c.uuid = n.case_uuid
  where ${inCases(clients)} and n.deleted_at is null and n.body ilike ${like} order by n.created_at desc limit ${MOST}`
const documents = (clients: readonly string[], like: string): RawBuilder<Hit> => sql<Hit>`
  select o.uuid, ${ofCase}, o.file_name as text, null as kind from output o join "case" c on c.uuid = o.case_uuid
  where ${inCases(clients)} and o.file_name ilike ${like} order by o.created_at desc limit ${MOST}`

/** What a viewer may read and holds some words: cases, their items, notes and documents, a few of each. Without words, the newest cases. */
export const searchRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get(
    '/client/search',
    ask(async ({ tx, viewer, req }) => {
      const clients = clientsWith(viewer, 'case:read'),
        search = textOf(req.query, 'q'),
        like = anywhere(search)
      if (clients.length === 0) return { cases: [], items: [], notes: [], documents: [] }
      if (search === '') return { cases: await found(tx, cases(clients, '%')), items: [], notes: [], documents: [] }
      return {
        cases: await found(tx, cases(clients, like)),
        items: await found(tx, items(clients, like)),
        notes: await found(tx, notes(clients, like)),
        documents: await found(tx, documents(clients, like)),
      }
    }),
  )
  router.get('/client/search/queues', ask(queuesOf))
  return router
}
