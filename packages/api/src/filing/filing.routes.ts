import { filingRules, poundsOrNull, type Finding } from '@costdraft/costing'
import { Router } from 'express'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import { numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { ItemsRequestContext, ItemsContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import { checkOfCase, type FilingCheck } from './filing-check.ts'
import { rowsByTab } from './listed-places.ts'

const FINDINGS = { size: 50, max: 100 }

/** Findings in wire format, each with its item as a list has it, and what decides the tab of that. */
const findingsOnWire = ({ places }: FilingCheck, findings: readonly Finding[]) =>
  findings.map(({ items: _items, ...finding }) => {
    const place = places.get(finding.item ?? '')
    return {
      ...finding,
      item: place?.uuid ?? finding.item,
      list: place?.list ?? finding.kind,
      tab_value: place?.tabValue ?? null,
    }
  })

/** What is found by rule in wire format: hours, pounds without VAT, and where its rows are listed. */
const groupsOnWire = ({ groups, places }: FilingCheck) =>
  groups.map(({ rule, count, hours, net, items }) => ({
    rule,
    count,
    hours: hours === null ? null : hours / 100,
    net: poundsOrNull(net),
    rows: rowsByTab(items.flatMap((item) => places.get(item) ?? [])),
  }))

/** Which findings of a case are asked for: `after` is the number of those before them. */
interface FindingsAsked {
  first: number
  after: number
  rule?: string | undefined
}

/** A page of the findings of a case, with what all of them come to by rule. */
async function pageOfFindings(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  head: CaseHead,
  { first, after, rule }: FindingsAsked,
) {
  const check = await checkOfCase(tx, items, head)
  const { findings } = check
  const wanted = rule === undefined ? findings : findings.filter((finding) => finding.rule === rule)
  const nodes = wanted.slice(after, after + first)
  return {
    counts: groupsOnWire(check),
    total_count: wanted.length,
    nodes: findingsOnWire(check, nodes),
    has_next_page: after + nodes.length < wanted.length,
    end_cursor: nodes.length > 0 ? String(after + nodes.length) : null,
  }
}

/** The first page of the findings of a case. */
export const firstFindings = (context: Pick<ItemsContext, 'tx' | 'items'>, head: CaseHead) =>
  pageOfFindings(context, head, { first: FINDINGS.size, after: 0 })

/**
 * The findings of a case, paged, of one `rule` if the query has it, with what all of them come to by rule; the cursor
 * is the number of findings before the page.
 */
async function findingsOf(asked: ItemsRequestContext) {
  const { tx, viewer, items, req } = asked
  const { rule } = req.query
  const { first, after } = numberedPage(req.query, FINDINGS)
  if (rule !== undefined && !filingRules.some((name) => name === rule))
    throw new ValidationError({ rule: `Choose one of ${filingRules.join(', ')}.` })
  const head = await readCaseHead(tx, viewer, String(req.params.uuid))
  return pageOfFindings({ tx, items }, head, { first, after, rule: rule === undefined ? undefined : String(rule) })
}

/** `GET client/case/{id}/filing-check`: what a costs officer would raise in a case. */
export const filingRoutes = (ask: RequestHandlers, items: Items): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/filing-check',
    ask((asked) => findingsOf({ ...asked, items }), { parameters: [...PAGE_PARAMETERS, 'rule'] }),
  )
  return router
}
