import { feeEarner, initialsOf } from '@costdraft/schema/clients/clients.ts'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { assertReferences } from '../http/references.ts'
import { draftOf, validated } from '../http/body.ts'
import { creationHash } from '../external-ids/creation.ts'
import { auditedIds, columnsOfNew, repeatedCreation } from '../external-ids/external-ids.ts'
import { NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { requireActiveClient } from './client-rows.ts'
import type { DatedFacts, Period, Periods } from './fee-earner-periods.ts'
import { TIMES, timesOf } from '../db/times.ts'

export const feeEarnerNames = wireNames(feeEarner)
/** Keys of answers that a request may send back. */
export const DERIVED = new Set(['uuid', 'version', 'periods', 'retired_from', ...TIMES])

export type FeeEarnerInput = InputOf<typeof feeEarner>
/** What does not depend on the day, as it is stored. */
export const feeEarnerColumns = (value: FeeEarnerInput) => ({
  person_uuid: value.user ?? null,
  firstname: value.firstname,
  surname: value.surname,
  initials: value.initials ?? initialsOf(value.firstname, value.surname),
})
/** What holds from a day. */
export const datedFactsOf = (value: FeeEarnerInput): DatedFacts => ({
  grade: value.grade,
  site: value.site,
  type: value.type,
  is_panel_member: value.isPanelMember ?? false,
})
/** The columns of a period of a fee earner. */
export const periodColumns = ({ from, site, ...facts }: Period) => ({ from_day: from, site_uuid: site, ...facts })

/** A fee earner as it is stored. */
export interface StoredFeeEarner {
  uuid: string
  user: string | null
  firstname: string
  surname: string
  initials: string
  retired_from: string | null
  version: number
  external_ids: ExternalId[]
  periods: Periods
}
/** Fee earners as they are stored, with all their periods. */
export const feeEarners = (tx: Tx) =>
  tx.selectFrom('fee_earner').select([
    'fee_earner.uuid',
    'fee_earner.person_uuid as user',
    'fee_earner.firstname',
    'fee_earner.surname',
    'fee_earner.initials',
    'fee_earner.retired_from',
    'fee_earner.version',
    ...timesOf('fee_earner.created_at', 'fee_earner.changed_at'),
    'fee_earner.external_ids',
    sql<Periods>`(select jsonb_agg(jsonb_build_object('from', period.from_day, 'grade', period.grade,
        'site', period.site_uuid, 'type', period.type, 'is_panel_member', period.is_panel_member)
        order by period.from_day nulls first) from fee_earner_period period
        where period.fee_earner = fee_earner.uuid)`.as('periods'),
  ])

/** A fee earner as it is answered: what holds on a day (`yyyy-mm-dd`), and all periods. */
export function feeEarnerOnWire<Row extends StoredFeeEarner>(row: Row, day: string) {
  const { from: _from, ...today } = periodOn(row.periods, day)
  return { ...row, ...today }
}

export async function feeEarnersOf(tx: Tx, client: string, today: string) {
  const rows = await feeEarners(tx)
    .where('fee_earner.client_uuid', '=', client)
    .orderBy('fee_earner.name_key')
    .orderBy('fee_earner.uuid')
    .execute()
  return rows.map((row) => feeEarnerOnWire(row, today))
}

/** A fee earner of a client, locked until the transaction ends. Throws 404 if there is none. */
export async function requireFeeEarner(tx: Tx, client: string, uuid: string): Promise<StoredFeeEarner> {
  const row = isUuid(uuid)
    ? await feeEarners(tx)
        .where('fee_earner.uuid', '=', uuid)
        .where('fee_earner.client_uuid', '=', client)
        .forUpdate('fee_earner')
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** A new fee earner as a body in wire names gives it. Throws 422 with all problems. */
export const givenFeeEarner = (body: unknown): FeeEarnerInput =>
  validated(feeEarner, draftOf(feeEarnerNames, body, DERIVED))

/**
 * Adds a fee earner to a site of the client. What it is holds from the beginning. A creation that repeats another by
 * its external ids (200) answers the fee earner that is there.
 */
export async function addFeeEarner(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  client: string,
  today: string,
  body: unknown,
) {
  const value = givenFeeEarner(body)
  const { externalIds } = value
  const hash = creationHash(value)
  // The client before its external ids, as a change locks them.
  await tx.selectFrom('client').select('uuid').where('uuid', '=', client).forNoKeyUpdate().execute()
  const repeated = await repeatedCreation({ tx, viewer }, { kind: 'fee_earner', within: client }, externalIds, hash)
  if (repeated !== undefined)
    return { status: 200, body: feeEarnerOnWire(await requireFeeEarner(tx, client, repeated), today) }
  await requireActiveClient(tx, client)
  await assertReferences(tx, { client_uuid: client }, feeEarner, value)
  const row = feeEarnerColumns(value)
  const period = periodColumns({ from: null, ...datedFactsOf(value) })
  const { uuid } = await tx
    .insertInto('fee_earner')
    .values({ ...row, ...columnsOfNew(externalIds, hash), client_uuid: client })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('fee_earner_period')
    .values({ ...period, fee_earner: uuid, client_uuid: client })
    .execute()
  const { from_day: _first, ...facts } = period
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { ...row, ...auditedIds(externalIds), ...facts } },
  )
  return { status: 201, body: feeEarnerOnWire(await requireFeeEarner(tx, client, uuid), today) }
}
