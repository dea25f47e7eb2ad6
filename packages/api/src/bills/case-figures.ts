import { figuresOf, lacksVoucher, poundsOf, type Bill } from '@costdraft/costing'
import type { Fields } from '@costdraft/schema/field.ts'
import { isPriced } from '@costdraft/schema/kind.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readFiledItemsOfCases } from '../items/filed-items.ts'
import { productItems } from '../items/index.ts'
import type { Resource } from '../items/resource.ts'

/** What reports add up of a case beside its total, as `case_total` has it: hours, and pounds without VAT. */
export interface CaseFigures {
  hours: number
  escape_tests: number
  escapes: number
  escapes_unclaimed: number
  escape_gap: number
  enhancement: number
  vouchers_missing: number
  vouchers_amount: number
  not_counted: { reason: string; rows: number; net: number }[] | null
}

const hasTime = ({ kind }: Resource): boolean => 'time' in (kind.fields as Fields)

/** The hours that are recorded in the rows of cases, by case uuid. */
async function readHours(tx: Tx, uuids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const timed = productItems.all.filter((resource) => isPriced(resource.kind) && hasTime(resource))
  const ofKinds = timed.map(
    ({ kind, table }) => sql`
      select case_item.case_uuid, detail.time from case_item join ${sql.table(table)} detail on detail.item_uuid = case_item.uuid
      where case_item.case_uuid = any(${uuids}::uuid[]) and case_item.kind = ${kind.name} and case_item.deleted_at is null`,
  )
  const { rows } = await sql<{ case_uuid: string; hours: number }>`
    select case_uuid, sum(time) as hours from (${sql.join(ofKinds, sql` union all `)}) timed group by case_uuid`.execute(
    tx,
  )
  return new Map(rows.map(({ case_uuid, hours }) => [case_uuid, hours]))
}

/** The kinds of which cases have rows: most cases have rows of few, and each kind is a question of its own. */
async function kindsIn(tx: Tx, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`select distinct kind from case_item
    where case_uuid = any(${uuids}::uuid[]) and deleted_at is null`.execute(tx)
  return new Set(rows.map(({ kind }) => kind))
}

/** The expenses of cases that lack a voucher, by case uuid: how many, and pence without VAT. */
async function readVouchers(
  tx: Tx,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, { count: number; amount: number }>> {
  const today = londonDay(new Date())
  const kinds = await kindsIn(tx, uuids)
  const items = await readFiledItemsOfCases(
    tx,
    productItems,
    uuids,
    (resource) => !hasTime(resource) && kinds.has(resource.kind.name),
  )
  const missing = new Map<string, { count: number; amount: number }>()
  for (const item of items) {
    if (!lacksVoucher(item, today)) continue
    const sum = missing.get(item.caseUuid) ?? { count: 0, amount: 0 }
    sum.count++
    sum.amount += item.amount ?? 0
    missing.set(item.caseUuid, sum)
  }
  return missing
}

/** The figures of cases by case uuid, of their bills. */
export async function readFigures(tx: Tx, bills: ReadonlyMap<string, Bill>): Promise<Map<string, CaseFigures>> {
  const uuids = [...bills.keys()]
  const claims = await tx
    .selectFrom('case')
    .select(['uuid', 'exceptional', 'exceptional_parts'])
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .execute()
  const hours = await readHours(tx, uuids)
  const vouchers = await readVouchers(tx, uuids)
  return new Map(
    claims.flatMap(({ uuid, exceptional, exceptional_parts }): [string, CaseFigures][] => {
      const bill = bills.get(uuid)
      if (!bill) return []
      const figures = figuresOf(bill, (part) => (part === null ? exceptional : exceptional_parts.includes(part)))
      const { count = 0, amount = 0 } = vouchers.get(uuid) ?? {}
      return [
        [
          uuid,
          {
            hours: hours.get(uuid) ?? 0,
            escape_tests: figures.escapeTests,
            escapes: figures.escapes,
            escapes_unclaimed: figures.escapesUnclaimed,
            escape_gap: poundsOf(figures.escapeGap),
            enhancement: poundsOf(figures.enhancement),
            vouchers_missing: count,
            vouchers_amount: poundsOf(amount),
            not_counted:
              figures.notCounted.length > 0
                ? figures.notCounted.map(({ net, ...one }) => ({ ...one, net: poundsOf(net) }))
                : null,
          },
        ],
      ]
    }),
  )
}
