import {
  caseParts,
  headNames,
  isAboveGuideline,
  valueOf,
  type Bill,
  type Escape,
  type Head,
  type Line,
} from '@costdraft/costing'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { setExceptional } from '../cases/exceptional.ts'
import { ValidationError } from '../http/errors.ts'
import type { Ask, Asked } from '../http/request.ts'
import { billOfCase } from './bill.ts'

const PAGE = 100,
  MAX_PAGE = 500
const pounds = (pence: number): number => pence / 100

function headOnWire({ name, part = null, net, vat, excludedBecause, lines }: Head) {
  const counted = lines.filter((line) => line.excludedBecause === null)
  return {
    name,
    case_part: part,
    net: pounds(net),
    vat: pounds(vat),
    gross: pounds(net + vat),
    excluded_because: excludedBecause,
    line_count: lines.length,
    unpriced: counted.filter(({ notHeld }) => notHeld !== null).length,
    provisional: counted.some(({ under }) => under?.provisional !== undefined),
  }
}

const escapeOnWire = ({ fee, threshold, multiple, hourly, distance, escapes }: Escape) => ({
  fee: pounds(fee),
  threshold: pounds(threshold),
  // Bills frozen before the multiple was part of them were all tested at twice the fee.
  multiple: multiple ?? 2,
  hourly: pounds(hourly),
  distance: pounds(distance),
  escapes,
})

const poundsOrNull = (pence: number | null): number | null => (pence === null ? null : pounds(pence))

/** What some areas tell beside the heads: null in any other, and in bills frozen before there was such a thing. */
const summaryOnWire = ({ breakdowns, estimate, bases, isShortForm }: Bill) => ({
  breakdowns:
    breakdowns?.map(({ by, rows }) => ({
      by,
      rows: rows.map(({ key, name, time, profitCosts, disbursements, vat, gross }) => ({
        key,
        name,
        time: time / 100,
        profit_costs: pounds(profitCosts),
        disbursements: pounds(disbursements),
        vat: pounds(vat),
        gross: pounds(gross),
      })),
    })) ?? null,
  estimate: estimate
    ? {
        estimate: pounds(estimate.estimate),
        claimed: pounds(estimate.claimed),
        difference: pounds(estimate.difference),
        percent: estimate.tenthsOfPercent === null ? null : estimate.tenthsOfPercent / 10,
        is_above: estimate.isAbove,
      }
    : null,
  bases:
    bases?.map(({ basis, work, net, vat, gross, notHeld }) => ({
      basis,
      work: poundsOrNull(work),
      net: poundsOrNull(net),
      vat: poundsOrNull(vat),
      gross: poundsOrNull(gross),
      not_held: notHeld,
    })) ?? null,
  is_short_form: isShortForm ?? null,
})

/** The totals of a bill in wire format: heads without their lines, amounts in pounds; `value` null if nothing is priced. */
export const totalsOnWire = (bill: Bill) => {
  const { heads, net, vat, gross, unpriced, escape, parts = [] } = bill,
    value = valueOf(bill)
  return {
    heads: heads.map(headOnWire),
    net: pounds(net),
    vat: pounds(vat),
    gross: pounds(gross),
    value: value === null ? null : pounds(value),
    unpriced,
    escape: escape && escapeOnWire(escape),
    parts: parts.map((total) => ({
      case_part: total.part,
      net: pounds(total.net),
      vat: pounds(total.vat),
      gross: pounds(total.gross),
      escape: total.escape && escapeOnWire(total.escape),
    })),
    ...summaryOnWire(bill),
  }
}

const lineOnWire = ({
  quantity,
  unit,
  rate,
  net,
  vat,
  under,
  excludedBecause,
  notHeld,
  claim,
  partOf: _partOf,
  ...line
}: Line) => ({
  ...line,
  quantity: unit === 'hours' ? quantity / 100 : quantity,
  unit,
  rate: pounds(rate),
  net: pounds(net),
  vat: pounds(vat),
  gross: pounds(net + vat),
  authority: under,
  rate_from: claim?.from ?? null,
  guideline_rate: claim?.guideline ? pounds(claim.guideline.rate) : null,
  is_above_guideline: isAboveGuideline({ rate, ...(claim && { claim }) }),
  excluded_because: excludedBecause,
  not_held: notHeld,
})

const caseOf = ({ tx, viewer, req }: Asked): Promise<CaseHead> => readCaseHead(tx, viewer, String(req.params.uuid))

/** The lines of one head, of the part `case_part` in a two-part case, paged; the cursor is the number of lines before the page. */
async function linesOf(asked: Asked) {
  const { query, params } = asked.req
  const name = headNames.find((head) => head === params.head)
  const first = Number(query.first ?? PAGE),
    after = Number(query.after || 0)
  const part = query.case_part === undefined ? null : caseParts.find((one) => one === query.case_part)
  if (!name) throw new ValidationError({ head: `Choose one of ${headNames.join(', ')}.` })
  if (part === undefined) throw new ValidationError({ case_part: `Choose one of ${caseParts.join(', ')}.` })
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE || !Number.isInteger(after) || after < 0)
    throw new ValidationError({ first: `Ask for 1 to ${MAX_PAGE}.` })
  const { heads } = await billOfCase(asked.tx, await caseOf(asked)),
    lines = heads.find((head) => head.name === name && (head.part ?? null) === part)?.lines ?? []
  const nodes = lines.slice(after, after + first).map(lineOnWire)
  return {
    total_count: lines.length,
    nodes,
    has_next_page: after + nodes.length < lines.length,
    end_cursor: nodes.length > 0 ? String(after + nodes.length) : null,
  }
}

/** Totals and bill lines of a case, and its exceptional claim. Amounts on the wire are in pounds. */
export const billRoutes = (ask: Ask, areas: Areas): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/totals',
    ask(async (asked) => totalsOnWire(await billOfCase(asked.tx, await caseOf(asked)))),
  )
  router.get('/client/case/:uuid/totals/:head', ask(linesOf))
  router.patch(
    '/client/case/:uuid/exceptional',
    ask((asked) => setExceptional(asked, String(asked.req.params.uuid), areas)),
  )
  return router
}
