import { rateTableOf, type Grade } from '@costdraft/costing'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { BothFirms } from './both-firms.ts'
import type { Choices, Collision, Whose } from './merge-choices.ts'

/** Rates of a firm's own that hold together: the editions of one table, or what a grade is charged. */
interface RatesOfFirm {
  table: 'rate_edition' | 'rate_card'
  key: string
  name: string
  uuid: string
  client: string
  /** What it says, to be compared with that of the other firm. */
  says: Readonly<Record<string, unknown>>
}

async function ownRates(tx: Tx, { kept, merged }: BothFirms): Promise<RatesOfFirm[]> {
  const both = [kept.uuid, merged.uuid]
  const editions = await tx
    .selectFrom('rate_edition')
    .select(['uuid', 'client_uuid', 'table_key', 'effective_from', 'amounts'])
    .where('client_uuid', 'in', both)
    .where('deleted_at', 'is', null)
    .orderBy('table_key')
    .orderBy('effective_from')
    .execute()
  const cards = await tx
    .selectFrom('rate_card')
    .select(['uuid', 'client_uuid', 'grade', 'effective_from', 'rate'])
    .where('client_uuid', 'in', both)
    .where('deleted_at', 'is', null)
    .where('grade', 'is not', null)
    .orderBy('grade')
    .orderBy('effective_from')
    .execute()
  return [
    ...editions.map(({ uuid, client_uuid, table_key, effective_from, amounts }) => ({
      ...{ table: 'rate_edition' as const, key: `rate_table:${table_key}`, uuid, client: client_uuid },
      name: rateTableOf(table_key)?.name ?? table_key,
      says: { effective_from, amounts },
    })),
    ...cards.map(({ uuid, client_uuid, grade, effective_from, rate }) => ({
      ...{ table: 'rate_card' as const, key: `rate_card:${grade as Grade}`, uuid, client: client_uuid },
      name: `Grade ${grade as Grade}`,
      says: { effective_from, rate },
    })),
  ]
}

/** The rates of one key in both firms. */
interface ComparedRates {
  key: string
  name: string
  table: RatesOfFirm['table']
  kept: RatesOfFirm[]
  merged: RatesOfFirm[]
  isSame: boolean
}

/** The rates of both firms by key, compared: the authority of an edition moves no value. */
export async function comparedRates(tx: Tx, firms: BothFirms): Promise<ComparedRates[]> {
  const says = (rows: readonly RatesOfFirm[]) => rows.map((row) => row.says)
  return [...Map.groupBy(await ownRates(tx, firms), ({ key }) => key)].flatMap(([key, rows]) => {
    const [first] = rows
    if (!first) return []
    const kept = rows.filter(({ client }) => client === firms.kept.uuid)
    const merged = rows.filter(({ client }) => client === firms.merged.uuid)
    return {
      key,
      name: first.name,
      table: first.table,
      kept,
      merged,
      isSame: isDeepStrictEqual(says(kept), says(merged)),
    }
  })
}

const own = (count: number): string => (count === 1 ? 'its own entry' : `its ${count} own entries`)
const holds = (firm: string, rows: readonly unknown[], isTable: boolean): string => {
  if (rows.length > 0) return `${firm} with ${own(rows.length)}`
  return isTable ? `${firm}: the rates of the statute` : `${firm}: no rate of its own`
}

/**
 * Rates that differ. Where one firm has none of its own, its cases are priced by the statute or not at all: that is a
 * difference as well, and whichever holds moves values in one of the two firms.
 */
export const rateCollisions = (rates: readonly ComparedRates[], { kept, merged }: BothFirms): Collision[] =>
  rates.flatMap((one) =>
    one.isSame
      ? []
      : {
          ...{ kind: one.table, key: one.key, name: one.name, blocks: false },
          outcome: 'The open cases of both are priced by one of them.',
          choices: {
            kept: holds(kept.name, one.kept, one.table === 'rate_edition'),
            merged: holds(merged.name, one.merged, one.table === 'rate_edition'),
          },
        },
  )

/** The rates that do not hold any longer, by the choices: those of one side, or the second of two that are the same. */
export const droppedRates = (rates: readonly ComparedRates[], choices: Choices): RatesOfFirm[] =>
  rates.flatMap(({ key, isSame, kept, merged }) => {
    const whose: Whose = isSame ? 'kept' : (choices[key] ?? 'kept')
    return whose === 'kept' ? merged : kept
  })

/** Removes rates, as their firms would. */
export async function dropRates(tx: Tx, rates: readonly RatesOfFirm[]): Promise<void> {
  for (const table of ['rate_edition', 'rate_card'] as const) {
    const uuids = rates.filter((row) => row.table === table).map(({ uuid }) => uuid)
    if (uuids.length > 0)
      await sql`update ${sql.table(table)} set deleted_at = now(), version = version + 1
        where uuid = any(${uuids}::uuid[])`.execute(tx)
  }
}

/** Writes into the audit which rates do not hold any longer. */
export async function auditDropped(tx: Tx, rates: readonly RatesOfFirm[], by: string): Promise<void> {
  for (const { table, uuid, client, name, says } of rates)
    await audit(tx, { client_uuid: client, case_uuid: null, entity: table, entity_uuid: uuid, by }, 'removed', {
      before: { name, ...says },
    })
}
