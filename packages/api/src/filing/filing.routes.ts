import { filingRules, type Finding } from '@costdraft/costing'
import { Router } from 'express'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../http/errors.ts'
import { numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { Ask } from '../http/request.ts'
import { tabColumn } from '../items/columns.ts'
import type { ItemsAsked } from '../items/context.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'
import { listedAs } from '../search/found-items.ts'
import { checkOfCase } from './filing-check.ts'

const FINDINGS = { size: 50, max: 100 }

/** Where an item is shown: the item at its top, and what decides the tab of that where its kind fills several. */
interface Place {
  uuid: string
  top: string
  value: string | null
}
async function placesOf(tx: Tx, items: Items, uuids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  if (uuids.length === 0) return new Map()
  const top = topOf(items, 'i')
  const { rows } = await sql<Place>`
    select i.uuid, ${top} as top, ${detailValue(tablesWith(items, tabColumn), top, sql`null::text`)} as value
    from case_item i where i.uuid = any(${uuids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.uuid, row]))
}

/**
 * Findings in wire format, each with what decides the tab of its item: the kind in whose list it is, and the value of
 * its kind, if any. A row that no list has is found with the item at its top.
 */
async function onWire({ tx, items }: ItemsAsked, findings: readonly Finding[]) {
  const places = await placesOf(
    tx,
    items,
    findings.flatMap(({ item }) => item ?? []),
  )
  return findings.map((finding) => {
    const kind = finding.kind === null ? undefined : items.byName.get(finding.kind)?.kind,
      place = finding.item === null ? undefined : places.get(finding.item),
      isListed = kind?.list !== undefined || kind?.listedIn !== undefined
    return {
      ...finding,
      item: isListed ? finding.item : (place?.top ?? finding.item),
      list: kind ? listedAs(items, kind) : finding.kind,
      // A list that takes in rows of another kind has one tab.
      tab_value: kind?.listedIn ? null : (place?.value ?? null),
    }
  })
}

/**
 * The findings of a case, paged, of one `rule` if the query has it, with the number of findings by rule; the cursor is
 * the number of findings before the page.
 */
async function findingsOf(asked: ItemsAsked) {
  const { tx, viewer, items, req } = asked,
    { rule } = req.query,
    { first, after } = numberedPage(req.query, FINDINGS)
  if (rule !== undefined && !filingRules.some((name) => name === rule))
    throw new ValidationError({ rule: `Choose one of ${filingRules.join(', ')}.` })
  const head = await readCaseHead(tx, viewer, String(req.params.uuid)),
    { findings, counts } = await checkOfCase(tx, items, head)
  const wanted = rule === undefined ? findings : findings.filter((finding) => finding.rule === rule),
    nodes = wanted.slice(after, after + first)
  return {
    counts,
    total_count: wanted.length,
    nodes: await onWire(asked, nodes),
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
