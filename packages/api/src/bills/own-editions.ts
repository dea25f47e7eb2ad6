import { ratesWith, rateTableOf, statutoryRates, type RateEdition, type Rates } from '@costdraft/costing'
import { dateOf } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { timesOf } from '../db/times.ts'

/** A firm's own editions, with the names of the firm and of who recorded them. */
export const ownEditions = (tx: Tx) =>
  tx
    .selectFrom('rate_edition')
    .innerJoin('client', 'client.uuid', 'rate_edition.client_uuid')
    .innerJoin('person', 'person.uuid', 'rate_edition.changed_by')
    .where('rate_edition.deleted_at', 'is', null)
    .select([
      'rate_edition.uuid',
      'rate_edition.client_uuid',
      'rate_edition.table_key',
      'rate_edition.effective_from',
      'rate_edition.authority',
      'rate_edition.amounts',
      'rate_edition.version',
      'rate_edition.changed_at as recorded_at',
      ...timesOf('rate_edition.created_at', 'rate_edition.changed_at'),
      'client.name as firm',
      sql<string>`person.firstname || ' ' || person.surname`.as('by'),
    ])
    .orderBy('rate_edition.effective_from')

/** What the pricing engine needs to know of an edition. */
export type OwnEdition = Pick<
  Awaited<ReturnType<ReturnType<typeof ownEditions>['execute']>>[number],
  'table_key' | 'effective_from' | 'authority' | 'amounts' | 'firm' | 'by' | 'recorded_at'
>

/**
 * An edition as the pricing engine takes it. Its citation is what the firm has entered; the lines it prices say whose
 * it is.
 */
const rateEditionOf = ({ table_key, effective_from, authority, amounts, firm, by, recorded_at }: OwnEdition) =>
  ({
    authority: {
      from: effective_from,
      table: rateTableOf(table_key)?.name ?? table_key,
      instrument: authority,
      provision: 'Entered by the firm',
      source: firm,
      own: { firm, by, on: dateOf(recorded_at) },
    },
    amounts,
  }) satisfies RateEdition

/** The rates of a firm with its own editions; those of the statutes alone if it has none. */
export const ratesOf = (editions: readonly OwnEdition[]): Rates =>
  ratesWith(
    new Map(
      [...Map.groupBy(editions, ({ table_key }) => table_key)].map(([key, rows]) => [key, rows.map(rateEditionOf)]),
    ),
  )

/** The rates of each of several firms, by client uuid, in one query. */
export async function ratesOfClients(tx: Tx, clients: readonly string[]): Promise<(client: string) => Rates> {
  const rows = await ownEditions(tx)
    .where(sql<boolean>`rate_edition.client_uuid = any(${[...new Set(clients)]}::uuid[])`)
    .execute()
  const byClient = new Map(
    [...Map.groupBy(rows, ({ client_uuid }) => client_uuid)].map(([uuid, own]) => [uuid, ratesOf(own)]),
  )
  return (client) => byClient.get(client) ?? statutoryRates
}
