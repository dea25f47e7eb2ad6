import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { containsPattern, textParam } from '../http/paging.ts'
import type { Ask } from '../http/request.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { foundItems } from './found-items.ts'
import { readWorkQueues } from './queues.ts'

const RESULTS_PER_TYPE = 6

/** A search result and its case. `kind` is the item kind, or null for cases, notes and documents; `tab_value` what decides the tab of an item. */
export interface SearchResult {
  uuid: string
  case_uuid: string
  case_name: string
  stage: string
  area_of_work: string
  text: string
  kind: string | null
  tab_value?: string | null
}

const inCases = (clients: readonly string[]): RawBuilder<unknown> => sql`c.client_uuid = any(${clients}::uuid[])`
const ofCase = sql`c.uuid as case_uuid, c.case_name, c.stage, c.area_of_work`
const rowsOf = async (tx: Tx, query: RawBuilder<SearchResult>): Promise<SearchResult[]> =>
  (await query.execute(tx)).rows

const cases = (clients: readonly string[], like: string): RawBuilder<SearchResult> => sql<SearchResult>`
  select c.uuid, ${ofCase}, c.solicitors_case_reference as text, null as kind from "case" c left join certificate t on t.case_uuid = c.uuid
  where ${inCases(clients)} and concat_ws(' ', c.case_name, c.solicitors_case_reference, t.certificate_number, c.details ->> 'legally_aided_person', c.details ->> 'case_number') ilike ${like} order by c.updated_at desc limit ${RESULTS_PER_TYPE}`
const itemsOf = (known: Items) => {
  const { rows, kind, tabValue, isFound } = foundItems(known)
  return (clients: readonly string[], like: string): RawBuilder<SearchResult> => sql<SearchResult>`
  select i.uuid, ${ofCase}, d.text, ${kind} as kind, ${tabValue} as tab_value from (${rows}) d
  join case_item i on i.uuid = d.item_uuid join "case" c on c.uuid = i.case_uuid
  where ${inCases(clients)} and d.client_uuid = any(${clients}::uuid[]) and i.deleted_at is null and ${isFound} and d.text ilike ${like} order by c.updated_at desc, i.uuid limit ${RESULTS_PER_TYPE}`
}
const notes = (clients: readonly string[], like: string): RawBuilder<SearchResult> => sql<SearchResult>`
  select n.uuid, ${ofCase}, n.body as text, null as kind from note n join "case" c on c.uuid = n.case_uuid
  where ${inCases(clients)} and n.deleted_at is null and n.body ilike ${like} order by n.created_at desc limit ${RESULTS_PER_TYPE}`
const documents = (clients: readonly string[], like: string): RawBuilder<SearchResult> => sql<SearchResult>`
  select o.uuid, ${ofCase}, o.file_name as text, null as kind from output o join "case" c on c.uuid = o.case_uuid
  where ${inCases(clients)} and o.file_name ilike ${like} order by o.created_at desc limit ${RESULTS_PER_TYPE}`

/** Full-text search over cases, items, notes and documents the viewer may read; an empty query returns the latest cases. */
export const searchRoutes = (ask: Ask, known: Items = productItems): Router => {
  const router = Router(),
    items = itemsOf(known)
  router.get(
    '/client/search',
    ask(async ({ tx, viewer, req }) => {
      const clients = clientsWithPermission(viewer, 'case:read'),
        search = textParam(req.query, 'q'),
        like = containsPattern(search)
      if (clients.length === 0) return { cases: [], items: [], notes: [], documents: [] }
      if (search === '') return { cases: await rowsOf(tx, cases(clients, '%')), items: [], notes: [], documents: [] }
      return {
        cases: await rowsOf(tx, cases(clients, like)),
        items: await rowsOf(tx, items(clients, like)),
        notes: await rowsOf(tx, notes(clients, like)),
        documents: await rowsOf(tx, documents(clients, like)),
      }
    }),
  )
  router.get('/client/search/queues', ask(readWorkQueues))
  return router
}
