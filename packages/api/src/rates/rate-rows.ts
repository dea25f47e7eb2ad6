import {
  editionInForce,
  rateTableOf,
  rateTables,
  type Amounts,
  type RateEdition,
  type RateTable,
} from '@costdraft/costing'
import { amountOnWire } from '@costdraft/schema/rates/amount.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NotFound } from '../errors/errors.ts'
import { ownEditions, ratesOf } from '../bills/own-editions.ts'
import { timesIn } from '../db/times.ts'

/** Today as an ISO date (UTC). */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The table of a key in a path. Throws 404 if there is none. */
export function requireTable(key: string): RateTable {
  const table = rateTableOf(key)
  if (!table) throw new NotFound()
  return table
}

/** An own edition as it is stored, with the names of its firm and author. */
export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownEditions>['execute']>>[number]
/** The own editions of a client in force or to come, oldest first; of one table or of all. */
export const editionsOfClient = (tx: Tx, client: string, key?: string): Promise<OwnRow[]> =>
  ownEditions(tx)
    .where('rate_edition.client_uuid', '=', client)
    .$if(key !== undefined, (q) => q.where('rate_edition.table_key', '=', key ?? ''))
    .execute()

/**
 * An own edition of a client and table. Throws 404 if there is none. `lock` locks its row until the transaction ends.
 */
export async function requireEdition(
  tx: Tx,
  client: string,
  { key }: RateTable,
  uuid: string,
  { lock = false } = {},
): Promise<OwnRow> {
  const row = isUuid(uuid)
    ? await ownEditions(tx)
        .where('rate_edition.client_uuid', '=', client)
        .where('rate_edition.table_key', '=', key)
        .where('rate_edition.uuid', '=', uuid)
        .$if(lock, (q) => q.forUpdate('rate_edition'))
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** Amounts in pounds or whole percent, in the order of the rows. */
export const amountsOnWire = ({ rows }: RateTable, amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    rows.flatMap(({ key, unit }) => (amounts[key] === undefined ? [] : [[key, amountOnWire(unit, amounts[key])]])),
  )

/** An own edition in wire format. */
export const editionOnWire = (table: RateTable, row: OwnRow) => ({
  uuid: row.uuid,
  effective_from: row.effective_from,
  authority: row.authority,
  source: null,
  provisional: null,
  by: row.by,
  recorded_at: row.recorded_at,
  recorded_at_ms: row.updated_at_ms,
  ...timesIn(row),
  version: row.version,
  amounts: amountsOnWire(table, row.amounts),
})

/** An edition of the statute in wire format. */
const statutoryOnWire = (table: RateTable, { authority, amounts }: RateEdition) => ({
  uuid: null,
  effective_from: authority.from,
  authority: `${authority.instrument}, ${authority.provision}`,
  source: authority.source,
  provisional: authority.provisional ?? null,
  by: null,
  recorded_at: null,
  version: null,
  amounts: amountsOnWire(table, amounts),
})

/** A table with its editions, newest first; of two that begin on one day the firm's own, which applies. */
export async function rateTableOnWire(tx: Tx, client: string, table: RateTable) {
  const own = await editionsOfClient(tx, client, table.key)
  const { key, name, title, instrument, provision, dimensions, rows } = table
  const editions = [
    ...own.map((row) => editionOnWire(table, row)).toReversed(),
    ...table.editions.map((edition) => statutoryOnWire(table, edition)).toReversed(),
  ].toSorted((a, b) => Number(a.effective_from < b.effective_from) - Number(a.effective_from > b.effective_from))
  return {
    key,
    name,
    title,
    instrument,
    provision,
    dimensions: dimensions.map(({ name: dimension, values }) => ({ name: dimension, values })),
    rows: rows.map((row) => ({ key: row.key, unit: row.unit })),
    editions,
  }
}

function stateOf(edition: RateEdition | undefined, held: number, rows: number) {
  if (held === 0) return 'not_held'
  if (edition?.authority.provisional !== undefined) return 'provisional'
  return held < rows ? 'partly_held' : 'held'
}

/** All tables with what is held of each today, and the number of the firm's own editions. */
export async function rateTablesOnWire(tx: Tx, client: string) {
  const own = await editionsOfClient(tx, client)
  const rates = ratesOf(own)
  const day = today()
  return {
    tables: rateTables.map((table) => {
      const { key, group, name, title, rows } = table
      const edition = editionInForce(rates(table), day)
      const held = rows.filter((row) => edition?.amounts[row.key] !== undefined).length
      return {
        key,
        group,
        name,
        title,
        state: stateOf(edition, held, rows.length),
        held,
        rows: rows.length,
        own: own.filter(({ table_key }) => table_key === key).length,
      }
    }),
  }
}
