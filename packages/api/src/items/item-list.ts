import { billOfCase } from '../bills/bill.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { ValidationError } from '../http/errors.ts'
import type { ItemsAsked } from './context.ts'
import { addPrices, hasPrices } from './item-prices.ts'
import { kindsInList, readListedRows } from './listed-rows.ts'
import { decodeItemCursor, encodeItemCursor } from './order.ts'
import { attachChildren } from './read-item.ts'
import type { Resource } from './resource.ts'

const DEFAULT_PAGE_SIZE = 100,
  MAX_PAGE_SIZE = 500

/** The items of one kind in a case: the full list, or one page if the query has `first` or `after`. */
export async function listItems(asked: ItemsAsked, resource: Resource): Promise<unknown> {
  const {
      tx,
      viewer,
      items,
      req: { query, params },
    } = asked,
    { kind, wholeList } = resource
  const owner = await readCaseHead(tx, viewer, String(params.case))
  if (query.first === undefined && query.after === undefined) {
    const rows = await readListedRows(tx, items, resource, owner.uuid)
    await attachChildren(asked, resource, owner.uuid, rows)
    if (!hasPrices(kind) && !wholeList) return rows
    const bill = await billOfCase(tx, owner)
    addPrices(bill, kind, rows)
    return wholeList ? wholeList(rows, bill, owner) : rows
  }
  const first = Number(query.first ?? DEFAULT_PAGE_SIZE)
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new ValidationError({ first: `Ask for 1 to ${MAX_PAGE_SIZE}.` })
  const after = decodeItemCursor(kind, query.after),
    rows = await readListedRows(tx, items, resource, owner.uuid, { first: first + 1, after })
  const nodes = rows.slice(0, first),
    last = nodes.at(-1)
  await attachChildren(asked, resource, owner.uuid, nodes)
  if (hasPrices(kind)) addPrices(await billOfCase(tx, owner), kind, nodes)
  const { n } = await tx
    .selectFrom('case_item')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('case_uuid', '=', owner.uuid)
    .where('kind', 'in', kindsInList(items, resource))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    total_count: n,
    nodes,
    has_next_page: rows.length > first,
    end_cursor: last ? encodeItemCursor(kind, last) : null,
  }
}
