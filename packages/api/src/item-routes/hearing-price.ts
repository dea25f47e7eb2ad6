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
import { addRow } from './row-actions.ts'

type PricedLine = ReturnType<typeof lineOnWire>

/** Carries the lines out of the savepoint, which it undoes. */
class Priced extends Error {
  readonly lines: readonly PricedLine[]
  constructor(lines: readonly PricedLine[]) {
    super('The hearing was priced.')
    this.lines = lines
  }
}

/**
 * `POST …/hearing/price`: what a hearing would be paid in this case, line by line, by the bill that the case would have
 * with it. It is added and priced in a savepoint that is undone: nothing of it is stored, and it is refused as the
 * addition would be.
 */
export async function priceHearing(
  asked: ItemsRequestContext,
  areas: Areas,
): Promise<{ lines: readonly PricedLine[] }> {
  const { tx, viewer, items } = asked
  const resource = items.byName.get(hearing.name)
  const owner = await readCase(tx, viewer, param(asked, 'case'))
  assertOpen(owner)
  if (!resource) throw new NotFound()
  try {
    return await inSavepoint(tx, async () => {
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
      throw new Priced((lines ?? []).map((line) => ({ ...lineOnWire(line), item: null })))
    })
  } catch (error) {
    if (error instanceof Priced) return { lines: error.lines }
    throw error
  }
}
