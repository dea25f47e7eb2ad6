import { wireNames } from '@costdraft/schema/names.ts'
import { checkRateCard, rateCardFields, type RateCardFields } from '@costdraft/schema/rates/rate-card.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { repriceCases } from '../cases/case-revision.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertReferences } from '../http/references.ts'
import { assertVersion, draftOf, objectOf, valueOrThrow, withFeeEarnerUuid } from '../http/body.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { rateCardOnWire, requireRateCard, type RateCardOnWire } from './rate-card-rows.ts'
import { rateCards, whoseRate, type RateCardRow } from '../bills/rate-cards.ts'
import { today } from './rate-rows.ts'
import { TIMES } from '../db/times.ts'

const names = wireNames(rateCardFields('1990-01-01'))
/** Keys that an answer has and a request may send back, and why it cannot set them. */
const FIXED = {
  uuid: 'A rate keeps its uuid.',
  guideline: 'The guideline rates follow from the offices.',
  by: 'This is whoever records the rate.',
  recorded_at: 'This is when the rate is recorded.',
  version: 'The version follows from the changes.',
}
const DERIVED = new Set([...Object.keys(FIXED), 'recorded_at_ms', ...TIMES])

type Value = InputOf<RateCardFields>
const rateCardColumns = ({ feeEarner, grade, effectiveFrom, rate }: Value) => ({
  fee_earner: feeEarner ?? null,
  grade: grade ?? null,
  effective_from: effectiveFrom,
  rate,
})
type Columns = ReturnType<typeof rateCardColumns>

/**
 * Validates the body of a rate; what it leaves out is taken from `before`, but a person that is given takes the place
 * of a grade, and the reverse. Throws 422 with all problems.
 */
async function rateCardInput({ tx, req }: RequestContext, client: string, before?: RateCardRow): Promise<Columns> {
  const body = withFeeEarnerUuid(objectOf(req.body))
  assertUnchanged(body, before ? await rateCardOnWire(tx, client, before) : {}, FIXED)
  const given = draftOf(names, body, DERIVED)
  const kept = before && { effectiveFrom: before.effective_from, rate: before.rate }
  const whose = given.feeEarner || given.grade ? {} : before && { feeEarner: before.fee_earner, grade: before.grade }
  const value = valueOrThrow(checkRateCard({ ...kept, ...whose, ...given }, today()))
  await assertReferences(tx, { client_uuid: client }, rateCardFields(today()), value)
  return rateCardColumns(value)
}

/** Throws 409 if the same person or grade has another rate from the same day: which of them applied would be chance. */
async function assertFirstDayIsFree(
  tx: Tx,
  client: string,
  { fee_earner, grade, effective_from }: Columns,
  except?: string,
): Promise<void> {
  const other = await rateCards(tx)
    .where('rate_card.client_uuid', '=', client)
    .where('rate_card.effective_from', '=', effective_from)
    .where((e) => (grade === null ? e('rate_card.fee_earner', '=', fee_earner) : e('rate_card.grade', '=', grade)))
    .$if(except !== undefined, (q) => q.where('rate_card.uuid', '<>', except ?? ''))
    .executeTakeFirst()
  if (other)
    throw new Conflict(`${whoseRate(other)} already has a rate from that day. Change that one instead.`, {
      effective_from: 'There is a rate from this day.',
    })
}

/** Of what an entry of the audit trail is. */
const audited = (client: string, { viewer }: RequestContext, uuid: string) => ({
  client_uuid: client,
  case_uuid: null,
  entity: 'rate_card',
  entity_uuid: uuid,
  by: viewer.user_uuid,
})
const auditedColumns = ({ fee_earner, grade, effective_from, rate }: Columns): Columns => ({
  fee_earner,
  grade,
  effective_from,
  rate,
})

/** Adds a rate of the firm's own, and invalidates the prices of the client's open cases. */
export async function addRateCard(asked: RequestContext, client: string): Promise<RateCardOnWire> {
  const { tx, viewer } = asked
  // Its row stays locked, so that two rates of one day cannot be added at the same time.
  await requireActiveClient(tx, client)
  const row = await rateCardInput(asked, client)
  await assertFirstDayIsFree(tx, client, row)
  const { uuid } = await tx
    .insertInto('rate_card')
    .values({ ...row, client_uuid: client, created_by: viewer.user_uuid, changed_by: viewer.user_uuid })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await repriceCases({ tx }, client)
  await audit(tx, audited(client, asked, uuid), 'added', { after: row })
  return rateCardOnWire(tx, client, await requireRateCard(tx, client, uuid))
}

/** Changes the given fields of a rate, and invalidates the prices of the client's open cases. */
export async function changeRateCard(asked: RequestContext, client: string, uuid: string): Promise<RateCardOnWire> {
  const { tx, viewer, req } = asked
  await requireActiveClient(tx, client)
  const before = await requireRateCard(tx, client, uuid, { lock: true })
  assertVersion(req, await rateCardOnWire(tx, client, before))
  const row = await rateCardInput(asked, client, before)
  await assertFirstDayIsFree(tx, client, row, uuid)
  const changed = difference(auditedColumns(before), row)
  if (changed) {
    await tx
      .updateTable('rate_card')
      .set((e) => ({
        ...row,
        version: e('version', '+', 1),
        changed_by: viewer.user_uuid,
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    await repriceCases({ tx }, client)
    await audit(tx, audited(client, asked, uuid), 'changed', changed)
  }
  return rateCardOnWire(tx, client, await requireRateCard(tx, client, uuid))
}

/** Removes a rate, and invalidates the prices of the client's open cases: what applied before it applies again. */
export async function removeRateCard(asked: RequestContext, client: string, uuid: string): Promise<undefined> {
  const { tx, req } = asked
  await requireActiveClient(tx, client)
  const before = await requireRateCard(tx, client, uuid, { lock: true })
  assertVersion(req, await rateCardOnWire(tx, client, before))
  await tx
    .updateTable('rate_card')
    .set((e) => ({ deleted_at: new Date().toISOString(), version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await repriceCases({ tx }, client)
  await audit(tx, audited(client, asked, uuid), 'removed', { before: auditedColumns(before) })
}
