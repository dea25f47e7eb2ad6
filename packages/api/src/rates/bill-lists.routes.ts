import { areaOf } from '@costdraft/schema/areas/index.ts'
import { billLists, type BillList } from '@costdraft/schema/rates/bill-list.ts'
import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { NotFound } from '../errors/errors.ts'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { offeredEntries } from '../items/bill-list-entries.ts'
import { addEntry, changeEntry, removeEntry, type ListOfClient } from './bill-list-changes.ts'
import { billListOnWire } from './bill-list-rows.ts'

/** The list of a path. Throws 404 for a word that names none. */
function listOf(asked: RequestContext): ListOfClient {
  const client = permittedClient(asked, 'rates:edit')
  const list = asked.req.params.list as BillList
  if (!billLists.includes(list)) throw new NotFound()
  return { client, list }
}
const uuidOf = ({ req }: RequestContext): string => String(req.params.uuid)

/** `GET client/case/{id}/bill-lists`: the entries that its rows may have; none in an area whose rows have none. */
async function listsOfCase({ tx, viewer, req }: RequestContext) {
  const { uuid, client, area_of_work: area } = await readCaseHead(tx, viewer, String(req.params.uuid))
  const isRecorded = areaOf(area)?.itemFields?.includes('cop_lists') === true
  const entries = isRecorded ? await offeredEntries(tx, { client_uuid: client, case_uuid: uuid }) : []
  const of = (wanted: BillList) =>
    entries.flatMap(({ uuid: entry, list, code, name, retired }) =>
      list === wanted ? [{ uuid: entry, code, name, retired }] : [],
    )
  return { opg105_categories: of('opg105_categories'), cop_activities: of('cop_activities') }
}

/**
 * The lists of the Court of Protection's bill that a firm enters: every route needs `rates:edit`, but the entries that
 * the rows of a case may have are answered to all who may read it.
 */
export const billListRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  const at = '/client/:client/bill-list/:list'
  router.get('/client/case/:uuid/bill-lists', ask(listsOfCase))
  router.get(
    at,
    ask((asked) => {
      const { client, list } = listOf(asked)
      return billListOnWire(asked.tx, client, list)
    }),
  )
  router.post(
    at,
    ask(async (asked) => {
      const list = listOf(asked)
      return withIdempotencyKey(asked, async () => ({
        status: 201,
        body: withETag(asked, await addEntry(asked, list)),
      }))
    }),
  )
  router.patch(
    `${at}/:uuid`,
    ask(async (asked) => withETag(asked, await changeEntry(asked, listOf(asked), uuidOf(asked)))),
  )
  router.delete(
    `${at}/:uuid`,
    ask(async (asked) => removeEntry(asked, listOf(asked), uuidOf(asked))),
  )
  return router
}
