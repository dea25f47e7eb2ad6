import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { MAX_ENTRIES } from '@costdraft/schema/bulk/entries.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import { draftOf } from '../http/body.ts'
import { firstParam } from '../http/paging.ts'
import { POINTS } from '../http/points.ts'
import type { ManyRequestContext, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { listParts } from '../items/resource.ts'
import { shownColumns, type Shows } from '../items/shown-columns.ts'
import { caseLists, PAGES, readPage, type CaseList, type ItemPage } from './item-list.ts'
import { hasPrices } from './item-prices.ts'
import { areReadTogether, readItemsOfCases } from './item-rows.ts'
import { kindsInList } from './listed-rows.ts'
import { encodeItemCursor } from './order.ts'

type Context = Pick<RequestContext, 'tx' | 'viewer'>
/** What is asked of each case: the first page of one of its lists. */
interface Asked extends CaseList {
  cases: string[]
  first: number
  shows: Shows
}
/** How many cases are read in one transaction where each takes statements of its own. */
const AT_ONCE = 25

const names = new Map(['cases', 'list', 'first', 'columns'].map((name) => [name, name]))

/** Reads what a request asks for. Throws 422 for what cannot be read, by its key. */
function askedIn(body: unknown, items: Items): Asked {
  const { cases, list, ...page } = draftOf(names, body)
  if (!Array.isArray(cases) || cases.length > MAX_ENTRIES)
    throw new ValidationError({ cases: `Send a list of the uuids of at most ${MAX_ENTRIES} cases.` })
  if (cases.some((uuid) => typeof uuid !== 'string' || !isUuid(uuid)))
    throw new ValidationError({ cases: 'A case is named by its uuid.' })
  const known = caseLists(items)
  const found = known.get(String(list))
  if (!found) throw new ValidationError({ list: `Choose from ${[...known.keys()].join(', ')}.` })
  return {
    ...found,
    cases: cases.map((uuid: string) => uuid.toLowerCase()),
    first: firstParam(page, PAGES),
    shows: shownColumns(items, found.resource, page),
  }
}

/** Those of some cases that the viewer may read. */
async function readableCases({ tx, viewer }: Context, cases: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('case')
    .select('uuid')
    .where(sql<boolean>`uuid = any(${cases}::uuid[])`)
    .where(sql<boolean>`client_uuid = any(${clientsWithPermission(viewer, 'case:read')}::uuid[])`)
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/** Whether the rows that are asked for are read of all cases with one statement. */
const isOneStatement = (items: Items, { resource, shows }: Asked): boolean =>
  kindsInList(items, resource).length === 1 &&
  areReadTogether(resource, shows) &&
  !hasPrices(items, resource, shows) &&
  !listParts(resource.kind).some(({ wire }) => shows(wire))

/** How many rows of a list some cases have. */
async function countsOf({ tx }: Context, { resource, only }: CaseList, cases: readonly string[]) {
  if (cases.length === 0) return new Map<string, number>()
  const { rows } = await sql<{ case_uuid: string; count: number }>`
    select item.case_uuid, count(*)::int as count
    from case_item item join ${sql.table(resource.table)} detail on detail.item_uuid = item.uuid
    where item.case_uuid = any(${cases}::uuid[]) and item.kind = ${resource.kind.name} and item.deleted_at is null
      ${only ? sql`and detail.${sql.ref(only.column)} = any(${only.values}::text[])` : sql``}
    group by 1`.execute(tx)
  return new Map(rows.map(({ case_uuid, count }) => [case_uuid, count]))
}

/** The pages of cases that can be read together. */
async function readTogether(
  context: Context,
  items: Items,
  cases: readonly string[],
  { resource, only, first, shows }: Asked,
): Promise<Map<string, ItemPage>> {
  const { kind } = resource
  const found = await readItemsOfCases(context.tx, items, resource, cases, { first: first + 1, only, shows })
  const longer = [...found].flatMap(([uuid, rows]) => (rows.length > first ? [uuid] : []))
  const counts = await countsOf(context, { resource, only }, longer)
  return new Map(
    [...found].map(([uuid, rows]) => {
      const nodes = rows.slice(0, first)
      const last = nodes.at(-1)
      const page: ItemPage = {
        total_count: counts.get(uuid) ?? rows.length,
        nodes,
        has_next_page: rows.length > first,
        end_cursor: last ? encodeItemCursor(kind, last) : null,
      }
      return [uuid, page]
    }),
  )
}

/**
 * `POST client/case/lists`: the first page of one list of many cases, in the order asked; null for a case that the
 * viewer may not read. Where the rows show what is worked out case by case, 25 cases are read in a transaction, so that
 * others have their turn.
 */
export async function listsOfCases(
  { req, spend, inTransaction }: ManyRequestContext,
  items: Items,
): Promise<{ cases: (ItemPage | null)[] }> {
  const asked = askedIn(req.body, items)
  const { cases, first, shows } = asked
  const isTogether = isOneStatement(items, asked)
  const atOnce = isTogether ? MAX_ENTRIES : AT_ONCE
  const pages = new Map<string, ItemPage>()
  for (let from = 0; from < cases.length; from += atOnce)
    await inTransaction(async (context) => {
      const readable = await readableCases(context, cases.slice(from, from + atOnce))
      spend(readable.length * POINTS.casePart)
      if (isTogether) for (const entry of await readTogether(context, items, readable, asked)) pages.set(...entry)
      else
        for (const uuid of readable) {
          const owner = await readCaseHead(context.tx, context.viewer, uuid)
          pages.set(uuid, await readPage({ ...context, items }, asked, owner, first, shows))
        }
    })
  return { cases: cases.map((uuid) => pages.get(uuid) ?? null) }
}
