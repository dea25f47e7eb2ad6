import { filingRules, poundsOrNull, type Finding } from '@costdraft/costing'
import { Router } from 'express'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import { numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { Ask } from '../http/request.ts'
import type { ItemsAsked } from '../items/context.ts'
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

/**
 * The findings of a case, paged, of one `rule` if the query has it, with what all of them come to by rule; the cursor
 * is the number of findings before the page.
 */
async function findingsOf(asked: ItemsAsked) {
  const { tx, viewer, items, req } = asked
  const { rule } = req.query
  const { first, after } = numberedPage(req.query, FINDINGS)
  if (rule !== undefined && !filingRules.some((name) => name === rule))
    throw new ValidationError({ rule: `Choose one of ${filingRules.join(', ')}.` })
  const head = await readCaseHead(tx, viewer, String(req.params.uuid))
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

/** `GET client/case/{id}/filing-check`: what a costs officer would raise in a case. */
export const filingRoutes = (ask: Ask, items: Items): Router => {
  const router = Router()
  router.get(
    '/client/case/:uuid/filing-check',
    ask((asked) => findingsOf({ ...asked, items }), { parameters: [...PAGE_PARAMETERS, 'rule'] }),
  )
  return router
}
