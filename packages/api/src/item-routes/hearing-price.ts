import { poundsOf, sumOfLines, type Line } from '@costdraft/costing'
import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import { billsOf } from '../bills/bill.ts'
import { lineOnWire } from '../bills/line-on-wire.ts'
import { readCase } from '../cases/case-rows.ts'
import { param } from '../cases/open-case.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { NotFound } from '../errors/errors.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { findItem } from './item-storage.ts'
import { addRow } from './row-actions.ts'

/** What a hearing would be paid: its lines, and what those that count come to, in pounds. */
interface HearingPrice {
  lines: ReturnType<typeof lineOnWire>[]
  net: number
  vat: number
  gross: number
}

/** Carries the price out of the savepoint, which it undoes. */
class Priced extends Error {
  readonly price: HearingPrice
  constructor(price: HearingPrice) {
    super('The hearing was priced.')
    this.price = price
  }
}

function priceOf(lines: readonly Line[]): HearingPrice {
  const { net, vat } = sumOfLines(lines)
  return {
    lines: lines.map((line) => ({ ...lineOnWire(line), item: null })),
    net: poundsOf(net),
    vat: poundsOf(vat),
    gross: poundsOf(net + vat),
  }
}

/**
 * `POST …/hearing/price`: what a hearing would be paid in this case, line by line, by the bill that the case would have
 * with it, or with `?hearing=` in the place of a stored one. It is added and priced in a savepoint that is undone:
 * nothing of it is stored, and it is refused as the addition would be. Throws 404 for a hearing of another case.
 */
export async function priceHearing(asked: ItemsRequestContext, areas: Areas): Promise<HearingPrice> {
  const { tx, viewer, items } = asked
  const resource = items.byName.get(hearing.name)
  const owner = await readCase(tx, viewer, param(asked, 'case'))
  assertOpen(owner)
  if (!resource) throw new NotFound()
  const { hearing: replaced } = asked.req.query
  if (replaced !== undefined) await findItem(asked, owner, resource, String(replaced))
  try {
    return await inSavepoint(tx, async () => {
      if (replaced !== undefined)
        await sql`update case_item set deleted_at = now(), deleted_by = ${viewer.user_uuid}
          where uuid = ${replaced} or parent_uuid = ${replaced}`.execute(tx)
      const uuid = await addRow(asked, owner, { resource, areas }, asked.req.body)
      const { rows } = await sql<{ uuid: string }>`
        select uuid from case_item where uuid = ${uuid} or parent_uuid = ${uuid}`.execute(tx)
      const own = new Set(rows.map((row) => row.uuid))
      const bill = (await billsOf(tx, [owner.uuid])).get(owner.uuid)
      const lines = bill?.heads.flatMap((head) =>
        head.lines
          .filter(({ item }) => item !== null && own.has(item))
          .map((line) => ({ ...line, excludedBecause: line.excludedBecause ?? head.excludedBecause })),
      )
      throw new Priced(priceOf(lines ?? []))
    })
  } catch (error) {
    if (error instanceof Priced) return error.price
    throw error
  }
}
