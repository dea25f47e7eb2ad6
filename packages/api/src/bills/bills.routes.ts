import {
  poundsOf,
  poundsOrNull,
  aspects,
  headNames,
  valueOf,
  type Bill,
  type Escape,
  type Head,
} from '@costdraft/costing'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { setExceptional } from '../cases/exceptional.ts'
import { ValidationError } from '../errors/errors.ts'
import { numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { billOfCase } from './bill.ts'
import { lineOnWire } from './line-on-wire.ts'

const LINES = { size: 100, max: 500 }

function headOnWire({ name, part = null, net, vat, excludedBecause, lines }: Head) {
  const counted = lines.filter((line) => line.excludedBecause === null)
  return {
    name,
    case_part: part,
    net: poundsOf(net),
    vat: poundsOf(vat),
    gross: poundsOf(net + vat),
    excluded_because: excludedBecause,
    line_count: lines.length,
    unpriced: counted.filter(({ notHeld }) => notHeld !== null).length,
    provisional: counted.some(({ under }) => under?.provisional !== undefined),
  }
}

const escapeOnWire = ({ fee, threshold, multiple, hourly, distance, escapes }: Escape) => ({
  fee: poundsOf(fee),
  threshold: poundsOf(threshold),
  // Bills frozen before the multiple was part of them were all tested at twice the fee.
  multiple: multiple ?? 2,
  hourly: poundsOf(hourly),
  distance: poundsOf(distance),
  escapes,
})

/** What some areas tell beside the heads: null in any other, and in bills frozen before there was such a thing. */
const summaryOnWire = ({ breakdowns, estimate, bases, isShortForm, limits, comparison }: Bill) => ({
  breakdowns:
    breakdowns?.map(({ by, rows }) => ({
      by,
      rows: rows.map(({ key, name, time, profitCosts, disbursements, vat, gross, unpriced = null }) => ({
        key,
        name,
        time: time / 100,
        profit_costs: poundsOf(profitCosts),
        disbursements: poundsOf(disbursements),
        vat: poundsOf(vat),
        gross: poundsOf(gross),
        unpriced,
      })),
    })) ?? null,
  estimate: estimate
    ? {
        estimate: poundsOf(estimate.estimate),
        claimed: poundsOf(estimate.claimed),
        difference: poundsOf(estimate.difference),
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
  limits:
    limits?.map(({ name, limit, claimed, isAbove }) => ({
      name,
      limit: poundsOf(limit),
      claimed: poundsOf(claimed),
      is_above: isAbove,
    })) ?? null,
  comparison: comparison
    ? {
        events: poundsOrNull(comparison.events),
        hourly: poundsOrNull(comparison.hourly),
        source: comparison.source,
        percent: comparison.tenthsOfPercent === null ? null : comparison.tenthsOfPercent / 10,
        is_enough: comparison.isEnough,
      }
    : null,
})

/**
 * The totals of a bill in wire format: heads without their lines, amounts in pounds; `value` null if nothing is priced.
 */
export const totalsOnWire = (bill: Bill) => {
  const { heads, net, vat, gross, unpriced, escape, parts = [] } = bill
  const value = valueOf(bill)
  return {
    heads: heads.map(headOnWire),
    net: poundsOf(net),
    vat: poundsOf(vat),
    gross: poundsOf(gross),
    value: poundsOrNull(value),
    unpriced,
    escape: escape && escapeOnWire(escape),
    parts: parts.map((total) => ({
      case_part: total.part,
      net: poundsOf(total.net),
      vat: poundsOf(total.vat),
      gross: poundsOf(total.gross),
      escape: total.escape && escapeOnWire(total.escape),
    })),
    ...summaryOnWire(bill),
  }
}

const caseOf = ({ tx, viewer, req }: RequestContext): Promise<CaseHead> =>
  readCaseHead(tx, viewer, String(req.params.uuid))

/**
 * The lines of one head, of the part `case_part` in a two-part case, paged; the cursor is the number of lines before
 * the page.
 */
async function linesOf(asked: RequestContext) {
  const { query, params } = asked.req
  const name = headNames.find((head) => head === params.head)
  const { first, after } = numberedPage(query, LINES)
  const part = query.case_part === undefined ? null : aspects.find((one) => one === query.case_part)
  if (!name) throw new ValidationError({ head: `Choose one of ${headNames.join(', ')}.` })
  if (part === undefined) throw new ValidationError({ case_part: `Choose one of ${aspects.join(', ')}.` })
  const { heads } = await billOfCase(asked.tx, await caseOf(asked))
  const lines = heads.find((head) => head.name === name && (head.part ?? null) === part)?.lines ?? []
  const nodes = lines.slice(after, after + first).map(lineOnWire)
  return {
    total_count: lines.length,
    nodes,
    has_next_page: after + nodes.length < lines.length,
    end_cursor: nodes.length > 0 ? String(after + nodes.length) : null,
  }
}

/** Totals and bill lines of a case, and its exceptional claim. Amounts on the wire are in pounds. */
export const billRoutes = (ask: RequestHandlers, areas: Areas): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/totals',
    ask(async (asked) => totalsOnWire(await billOfCase(asked.tx, await caseOf(asked)))),
  )
  router.get('/client/case/:uuid/totals/:head', ask(linesOf, { parameters: [...PAGE_PARAMETERS, 'case_part'] }))
  router.patch(
    '/client/case/:uuid/exceptional',
    ask((asked) => setExceptional(asked, String(asked.req.params.uuid), areas)),
  )
  return router
}
