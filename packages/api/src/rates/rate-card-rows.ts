import {
  editionInForce,
  guidelineBandOf,
  guidelineBands,
  guidelineHourlyRates,
  type Grade,
  type GuidelineBand,
  type Location,
} from '@costdraft/costing'
import { amountOnWire } from '@costdraft/schema/rates/amount.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { earnerOnDay, loadEarnersOf } from '../clients/load-earners.ts'
import { NotFound } from '../errors/errors.ts'
import { ratesOf } from '../bills/own-editions.ts'
import { rateCards, type RateCardRow } from '../bills/rate-cards.ts'
import { editionsOfClient, today } from './rate-rows.ts'
import { timesIn } from '../db/times.ts'

/** The rates of a client's own: by person and then by grade, the newest first day first. */
const rateCardsOf = (tx: Tx, client: string) =>
  rateCards(tx)
    .where('rate_card.client_uuid', '=', client)
    .orderBy('rate_card.grade', (by) => by.asc().nullsFirst())
    .orderBy('fee_earner.name_key')
    .orderBy('rate_card.fee_earner')
    .orderBy('rate_card.effective_from', 'desc')

/** A rate of a client's own. Throws 404 if there is none. `lock` locks its row until the transaction ends. */
export async function requireRateCard(
  tx: Tx,
  client: string,
  uuid: string,
  { lock = false } = {},
): Promise<RateCardRow> {
  const row = isUuid(uuid)
    ? await rateCardsOf(tx, client)
        .where('rate_card.uuid', '=', uuid)
        .$if(lock, (q) => q.forUpdate('rate_card'))
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** What an office says of its band. */
interface Office {
  location: string
  postcode: string
  guideline_band: GuidelineBand | null
}
const bandOf = ({ location, postcode, guideline_band }: Office): GuidelineBand =>
  guidelineBandOf({ location: location as Location, postcode, guidelineBand: guideline_band })

/** The guideline rate of a band in pounds an hour; null if none is held. */
interface Guideline {
  band: GuidelineBand
  rate: number | null
}

/**
 * The guideline rates in force today, to compare a rate of the firm's own with: by the office of a person, or by all
 * offices for a grade.
 */
async function guidelinesOf(tx: Tx, client: string): Promise<(row: RateCardRow) => Guideline[]> {
  const { key } = guidelineHourlyRates
  const edition = editionInForce(ratesOf(await editionsOfClient(tx, client, key))(guidelineHourlyRates), today())
  const offices = await tx
    .selectFrom('site')
    .where('client_uuid', '=', client)
    .select(['uuid', 'location', 'postcode', 'guideline_band'])
    .execute()
  const earnerOn = earnerOnDay(await loadEarnersOf(tx, client))
  const bandByOffice = new Map(offices.map((office) => [office.uuid, bandOf(office)]))
  const bandsOfFirm = guidelineBands.filter((band) => [...bandByOffice.values()].includes(band))
  const guideline = (band: GuidelineBand, grade: Grade): Guideline => {
    const amount = edition?.amounts[`${band}.${grade}`]
    return { band, rate: amount === undefined ? null : amountOnWire('hour', amount) }
  }
  return ({ fee_earner, grade }) => {
    if (grade !== null) return bandsOfFirm.map((band) => guideline(band, grade))
    if (fee_earner === null) return []
    const { feeEarner } = earnerOn(fee_earner, today())
    return [guideline(feeEarner.guidelineBand, feeEarner.grade)]
  }
}

/** A rate in wire format: pounds an hour, with who it is for and the guideline rates in force today beside it. */
const onWire = (row: RateCardRow, guideline: Guideline[]) => ({
  uuid: row.uuid,
  fee_earner:
    row.fee_earner === null
      ? null
      : { uuid: row.fee_earner, firstname: row.firstname, surname: row.surname, initials: row.initials },
  grade: row.grade,
  effective_from: row.effective_from,
  rate: row.rate,
  guideline,
  by: row.by,
  recorded_at: row.recorded_at,
  recorded_at_ms: row.updated_at_ms,
  ...timesIn(row),
  version: row.version,
})
export type RateCardOnWire = ReturnType<typeof onWire>

/** A rate of a client's own in wire format. */
export async function rateCardOnWire(tx: Tx, client: string, row: RateCardRow): Promise<RateCardOnWire> {
  return onWire(row, (await guidelinesOf(tx, client))(row))
}

/** All rates of a client's own in wire format, in their order. */
export async function rateCardsOnWire(tx: Tx, client: string): Promise<RateCardOnWire[]> {
  const rows = await rateCardsOf(tx, client).execute()
  if (rows.length === 0) return []
  const guideline = await guidelinesOf(tx, client)
  return rows.map((row) => onWire(row, guideline(row)))
}
