import { pastReductions, poundsOrNull, type PastReduction } from '@costdraft/costing'
import { pastReductionMessage, pastReductionName } from '@costdraft/schema/assessment/past-reductions.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { Router } from 'express'
import { readCaseColumns } from '../../cases/case-rows.ts'
import { param } from '../../cases/open-case.ts'
import type { RequestHandlers } from '../../http/request.ts'
import type { ItemsRequestContext } from '../../items/context.ts'
import type { Items } from '../../items/registry.ts'
import { rememberedBills, remembersReductions, type RememberedBill } from './past-bills.ts'
import { presentLines } from './present-lines.ts'

/** The most cases that a finding names. */
const MOST_CASES = 10

function findingOnWire({ cases, net, ...found }: PastReduction, byUuid: ReadonlyMap<string, RememberedBill>) {
  return {
    ...{ ...found, name: pastReductionName(found), message: pastReductionMessage(found), net: poundsOrNull(net) },
    cases: cases.slice(0, MOST_CASES).map((uuid) => ({ uuid, case_name: byUuid.get(uuid)?.case_name ?? '' })),
  }
}

/** What a case has that other bills of its firm were reduced for. Of a firm that wants none of it no bill is read. */
async function pastReductionsOf(asked: ItemsRequestContext, today: string) {
  const { tx, viewer } = asked
  const head = await readCaseColumns(tx, viewer, param(asked, 'case'), {
    columns: ['uuid', 'client', 'area_of_work', 'revision'],
    details: [],
  })
  if (!(await remembersReductions(tx, head.client))) return { is_on: false, bills: 0, findings: [] }
  const lines = await presentLines(asked, head, today)
  const past = await rememberedBills(tx, head, [...new Set(lines.flatMap(({ words }) => words))])
  const byUuid = new Map(past.map((bill) => [bill.uuid, bill]))
  return {
    ...{ is_on: true, bills: past.length },
    findings: pastReductions(past, lines).map((found) => findingOnWire(found, byUuid)),
  }
}

interface Served {
  items: Items
  now: () => Date
}

/** `GET client/case/{id}/past-reductions`: what the bill has that other bills of the firm were reduced for. */
export const pastReductionRoutes = (ask: RequestHandlers, { items, now }: Served): Router => {
  const router = Router()
  router.get(
    '/client/case/:case/past-reductions',
    ask((asked) => pastReductionsOf({ ...asked, items }, londonDay(now()))),
  )
  return router
}
