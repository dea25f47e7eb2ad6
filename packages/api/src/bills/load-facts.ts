import { everyPricedKind, penceOf, type Fact } from '@costdraft/costing'
import { expertTypeKeyOf } from '@costdraft/schema/expert-types/expert-types.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { EarnerOn } from '../clients/load-earners.ts'

export type PricedKind = (typeof everyPricedKind)[number]
/**
 * A row with the case that it belongs to; of a single case, which needs not be told apart, it is empty, to send less
 * per row.
 */
interface FactsRow extends Record<string, unknown> {
  caseUuid: string | null
  uuid: string
  seq: number
  date: string | null
}

/** Where a fact is read: of the row, and where that has nothing, of the row above. */
function columnOf({ field }: Fact, name: string, above: PricedKind['above'] = {}): RawBuilder<unknown> {
  const ofAbove = Object.entries(above).flatMap(([kind, facts]) => {
    const column = facts[name]
    return column === undefined ? [] : [sql.ref(`${kind}.${column === 'uuid' ? 'item_uuid' : column}`)]
  })
  const columns = [...(field === null ? [] : [sql.ref(`row.${field}`)]), ...ofAbove]
  const [only] = columns
  if (!only) throw new Error(`The fact ${name} is read nowhere.`)
  return columns.length === 1 ? only : sql`coalesce(${sql.join(columns)})`
}

/** Puts the facts of a row in the place of what is stored; in place, as copying is expensive for ten thousand rows. */
type Read = (row: FactsRow) => void

const amount =
  (name: string, of: (stored: number) => number): Read =>
  (row) => {
    const stored = row[name]
    if (typeof stored === 'number') row[name] = of(stored)
  }
/** How facts of each form are made of what is stored. */
const forms: Record<Fact['form'], (name: string, fact: Fact, earnerOn: EarnerOn) => Read | undefined> = {
  plain: (name, { otherwise }) =>
    otherwise === undefined
      ? undefined
      : (row) => {
          row[name] ??= otherwise
        },
  yesNo: (name) => (row) => {
    row[name] ??= false
  },
  pence: (name) => amount(name, penceOf),
  hundredths: (name) => amount(name, (stored) => Math.round(stored * 100)),
  expertType: (name) => (row) => {
    row[name] = expertTypeKeyOf(String(row[name])) ?? null
  },
  earner: (name, _fact, earnerOn) => (row) => {
    const { location, panelMember, feeEarner } = earnerOn(String(row[name]), String(row.date))
    row.location = location
    row.panelMember = panelMember
    row.feeEarner = feeEarner
  },
}

function byDateAndSequence(a: FactsRow, b: FactsRow): number {
  if (a.date === b.date) return a.seq - b.seq
  if (a.date === null || b.date === null) return a.date === null ? 1 : -1
  return a.date < b.date ? -1 : 1
}

/**
 * The facts of the rows of one kind in some cases, by date and entry, as its declaration in `costing` says
 * (`pricedKind`): one query, whatever the number of cases and rows.
 */
export async function loadFacts(
  tx: Tx,
  kind: PricedKind,
  uuids: readonly string[],
  earnerOn: EarnerOn,
): Promise<Map<string, unknown[]>> {
  if (uuids.length === 0) return new Map()
  const { facts, above = {}, complete } = kind
  const columns = Object.entries(facts).map(([name, fact]) => sql`${columnOf(fact, name, above)} as ${sql.ref(name)}`)
  const joins = Object.keys(above).map(
    (table) => sql`left join ${sql.table(table)} on ${sql.ref(`${table}.item_uuid`)} = case_item.parent_uuid`,
  )
  const only = uuids.length === 1 ? uuids[0] : undefined
  const { rows } = await sql<FactsRow>`
    select ${only === undefined ? sql`case_item.case_uuid` : sql`null`} as "caseUuid",
      case_item.uuid, case_item.seq, ${sql.join(columns)}
    from case_item join ${sql.table(kind.table)} as "row" on "row".item_uuid = case_item.uuid ${sql.join(joins, sql` `)}
    where case_item.case_uuid = any(${uuids}::uuid[]) and case_item.deleted_at is null
      and case_item.kind in (${sql.join(kind.kinds)})`.execute(tx)
  const reads = Object.entries(facts).flatMap(([name, fact]) => forms[fact.form](name, fact, earnerOn) ?? [])
  for (const row of rows) for (const read of reads) read(row)
  // Sorted here, because the database would carry every description through its sort.
  rows.sort(byDateAndSequence)
  const cases = only === undefined ? Map.groupBy(rows, ({ caseUuid }) => caseUuid ?? '') : new Map([[only, rows]])
  return complete ? new Map([...cases].map(([uuid, own]) => [uuid, own.map(complete)])) : cases
}
