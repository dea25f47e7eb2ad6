import { cardAuthority, noRateCard, rateCardOf, type RateCard } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { dateOf } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { timesOf } from '../db/times.ts'

/**
 * The rates of firms' own per hour, with the names of the firm, of the fee earner and of who recorded them. In no
 * order.
 */
export const rateCards = (tx: Tx) =>
  tx
    .selectFrom('rate_card')
    .innerJoin('client', 'client.uuid', 'rate_card.client_uuid')
    .innerJoin('person', 'person.uuid', 'rate_card.changed_by')
    .leftJoin('fee_earner', 'fee_earner.uuid', 'rate_card.fee_earner')
    .where('rate_card.deleted_at', 'is', null)
    .select([
      'rate_card.uuid',
      'rate_card.client_uuid',
      'rate_card.fee_earner',
      'rate_card.grade',
      'rate_card.effective_from',
      'rate_card.rate',
      'rate_card.version',
      'rate_card.changed_at as recorded_at',
      ...timesOf('rate_card.created_at', 'rate_card.changed_at'),
      'client.name as firm',
      'fee_earner.firstname',
      'fee_earner.surname',
      'fee_earner.initials',
      sql<string>`person.firstname || ' ' || person.surname`.as('by'),
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
    .where(sql<boolean>`rate_card.client_uuid = any(${[...new Set(clients)]}::uuid[])`)
    .execute()
  const byClient = new Map(
    [...Map.groupBy(rows, ({ client_uuid }) => client_uuid)].map(([uuid, own]) => [uuid, rateCardOf(own.map(entryOf))]),
  )
  return (client) => byClient.get(client) ?? noRateCard
}
