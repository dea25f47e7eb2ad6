import { cardAuthority, noRateCard, rateCardOf, type RateCard } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { dateOf } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/**
 * The rates of firms' own per hour, with the names of the firm, of the fee earner and of who recorded them. In no
 * order.
 */
export const rateCards = (tx: Tx) =>
  tx
    .selectFrom('rate_card as r')
    .innerJoin('client as k', 'k.uuid', 'r.client_uuid')
    .innerJoin('person as p', 'p.uuid', 'r.changed_by')
    .leftJoin('fee_earner as f', 'f.uuid', 'r.fee_earner')
    .where('r.deleted_at', 'is', null)
    .select([
      'r.uuid',
      'r.client_uuid',
      'r.fee_earner',
      'r.grade',
      'r.effective_from',
      'r.rate',
      'r.version',
      'r.changed_at as recorded_at',
      'k.name as firm',
      'f.firstname',
      'f.surname',
      'f.initials',
      sql<string>`p.firstname || ' ' || p.surname`.as('by'),
    ])

/** A rate of a firm's own as it is stored, with the names of what it refers to. */
export type RateCardRow = Awaited<ReturnType<ReturnType<typeof rateCards>['execute']>>[number]

/** Whose rate it is: "Jane Smith", or "Grade A". */
export const whoseRate = ({ grade, firstname, surname }: Pick<RateCardRow, 'grade' | 'firstname' | 'surname'>) =>
  grade === null ? `${firstname} ${surname}` : `${labelOf('grade')} ${grade}`

const entryOf = (row: RateCardRow) => ({
  feeEarner: row.fee_earner,
  grade: row.grade,
  rate: Math.round(row.rate * 100),
  authority: cardAuthority(row.effective_from, whoseRate(row), {
    firm: row.firm,
    by: row.by,
    on: dateOf(row.recorded_at),
  }),
})

/**
 * The rate card of each of several firms, by client uuid, in one query; a firm without rates of its own has an empty
 * one.
 */
export async function rateCardsOfClients(tx: Tx, clients: readonly string[]): Promise<(client: string) => RateCard> {
  const rows = await rateCards(tx)
    .where(sql<boolean>`r.client_uuid = any(${[...new Set(clients)]}::uuid[])`)
    .execute()
  const byClient = new Map(
    [...Map.groupBy(rows, ({ client_uuid }) => client_uuid)].map(([uuid, own]) => [uuid, rateCardOf(own.map(entryOf))]),
  )
  return (client) => byClient.get(client) ?? noRateCard
}
