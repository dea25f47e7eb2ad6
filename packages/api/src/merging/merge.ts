import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { endSessions } from '../access/sessions.ts'
import { withinClients } from '../access/within-client.ts'
import { audit } from '../audit/audit.ts'
import { repriceCases } from '../cases/case-revision.ts'
import { wholeClient } from '../clients/whole-client.ts'
import { Conflict, ValidationError } from '../errors/errors.ts'
import { objectOf } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import { isMoved, type CaseValue } from '../revaluation/case-value.ts'
import { recordMove } from '../revaluation/revalue.ts'
import { bothFirms, readsCases, type BothFirms } from './both-firms.ts'
import { joinRows } from './join-rows.ts'
import { choicesOf, unchosen } from './merge-choices.ts'
import { deletedTables, movedTables } from './moved-tables.ts'
import { openCases, planOf, type MergePlan } from './preview.ts'
import { auditDropped, droppedRates, dropRates } from './rates-of-firms.ts'
import { caseValues } from './values.ts'

/** A firm is moved row by row: longer than any other statement may take. */
const TIMEOUT = '120s'
/** Cases are priced this many at a time, so that a large firm needs no more memory than a small one. */
const BATCH = 100

const OUT_OF_DATE = 'Something was changed since the preview. Look at it again before you merge.'

/** Waits for whoever changes a case of the firm, and lets nobody begin: they find no such case of theirs afterwards. */
const lockCases = (tx: Tx, { merged }: BothFirms): Promise<unknown> =>
  sql`select from "case" where client_uuid = ${merged.uuid} order by uuid for update`.execute(tx)

async function valuesOfAll(tx: Tx, uuids: readonly string[]): Promise<Map<string, CaseValue>> {
  const values = new Map<string, CaseValue>()
  for (let from = 0; from < uuids.length; from += BATCH)
    for (const [uuid, value] of await caseValues(tx, uuids.slice(from, from + BATCH))) values.set(uuid, value)
  return values
}

/** Tells in the audit of each open case whose value moves what has moved it. */
async function revalued<T>(tx: Tx, { firms, movesValues }: MergePlan, by: string, work: () => Promise<T>): Promise<T> {
  if (!movesValues) return work()
  const cases = await openCases(tx, firms)
    .select(['case_row.uuid', 'case_row.stage'])
    .orderBy('case_row.uuid')
    .execute()
  const uuids = cases.map(({ uuid }) => uuid)
  const before = await valuesOfAll(tx, uuids)
  const result = await work()
  await repriceCases({ tx }, firms.kept.uuid)
  const after = await valuesOfAll(tx, uuids)
  const because = `${firms.merged.name} was merged into ${firms.kept.name}.`
  for (const one of cases) {
    const change = { before: before.get(one.uuid), after: after.get(one.uuid) }
    if (change.before && change.after && isMoved({ before: change.before, after: change.after }))
      await recordMove(tx, { client: firms.kept.uuid, by, because }, one, {
        before: change.before,
        after: change.after,
      })
  }
  return result
}

/** Archives the merged firm and says where it went; what is below it or was merged into it goes with it. */
async function markMerged(tx: Tx, { kept, merged }: BothFirms): Promise<void> {
  await tx
    .updateTable('client')
    .set((e) => ({
      merged_into: kept.uuid,
      archived_at: new Date().toISOString(),
      version: e('version', '+', 1),
      changed_at: e.fn<string>('now'),
    }))
    .where('uuid', '=', merged.uuid)
    .execute()
  await tx.updateTable('client').set({ merged_into: kept.uuid }).where('merged_into', '=', merged.uuid).execute()
  await tx
    .updateTable('client')
    .set((e) => ({ parent_uuid: kept.uuid, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('parent_uuid', '=', merged.uuid)
    .execute()
  await tx
    .updateTable('client')
    .set((e) => ({ version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', kept.uuid)
    .execute()
}

/** Moves the rows of all tables; references between them are checked once all have moved. */
async function moveRows(tx: Tx, items: Items, { kept, merged }: BothFirms): Promise<void> {
  for (const table of deletedTables(items))
    await sql`delete from ${sql.table(table)} where client_uuid = ${merged.uuid}`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
  for (const table of movedTables(items))
    await sql`select move_firm_rows(${table}, ${merged.uuid}::uuid, ${kept.uuid}::uuid)`.execute(tx)
  await sql`set constraints all immediate`.execute(tx)
}

/** One entry in the audit of each firm, which names the other. */
async function auditMerge(tx: Tx, { kept, merged }: BothFirms, by: string): Promise<void> {
  const entry = (uuid: string) => ({ client_uuid: uuid, case_uuid: null, entity: 'client', entity_uuid: uuid, by })
  await audit(tx, entry(kept.uuid), 'changed', { after: { merged: merged.name, merged_uuid: merged.uuid } })
  await audit(tx, entry(merged.uuid), 'removed', { after: { merged_into: kept.name, merged_into_uuid: kept.uuid } })
}

/** Who was of the merged firm signs in again: what their browsers keep is of a firm that is no longer theirs. */
async function endTheirSessions(tx: Tx, people: readonly string[]): Promise<void> {
  for (const person of people) await endSessions(tx, person)
}

/** Throws 409 for a plan that is another than the one that was looked at, or that cannot be carried out yet. */
function assertAgreed({ stamp, collisions, choices }: MergePlan, agreed: unknown): void {
  if (typeof agreed !== 'string') throw new ValidationError({ stamp: 'Send the stamp of the preview.' })
  const missing = unchosen(collisions, choices)
  if (missing.length > 0)
    throw new Conflict(
      'Some things are different in both clients. Choose which hold.',
      Object.fromEntries(missing.map(({ key, name, outcome }) => [key, `${name}. ${outcome}`])),
    )
  const blocking = collisions.find(({ blocks }) => blocks)
  if (blocking) throw new Conflict(blocking.outcome, { [blocking.key]: blocking.outcome })
  if (agreed !== stamp) throw new Conflict(OUT_OF_DATE, { stamp: OUT_OF_DATE })
}

/** `POST clients/{keep}/merge`: merges a client into another one, as its preview has said. It cannot be undone. */
export async function mergeClients(asked: ItemsRequestContext, keep: string, today: string) {
  const { tx, viewer, req, items } = asked
  const { client, choices, stamp } = objectOf(req.body)
  await sql`select set_config('statement_timeout', ${TIMEOUT}, true)`.execute(tx)
  const firms = await bothFirms(asked, keep, client, { isLocked: true })
  const by = viewer.user_uuid
  await withinClients(tx, [firms.kept.uuid, firms.merged.uuid], async () => {
    await lockCases(tx, firms)
    const plan = await planOf(tx, firms, choicesOf(choices), { isNamed: readsCases(viewer, firms) })
    assertAgreed(plan, stamp)
    const people = await tx
      .selectFrom('person')
      .select('uuid')
      .where('client_uuid', '=', firms.merged.uuid)
      .orderBy('uuid')
      .forUpdate()
      .execute()
    await revalued(tx, plan, by, async () => {
      const dropped = droppedRates(plan.rates, plan.choices)
      await dropRates(tx, dropped)
      await auditDropped(tx, dropped, by)
      await joinRows(tx, firms, plan.choices, by)
      await markMerged(tx, firms)
      await moveRows(tx, items, firms)
    })
    await auditMerge(tx, firms, by)
    await endTheirSessions(
      tx,
      people.map(({ uuid }) => uuid),
    )
  })
  return wholeClient(tx, viewer, firms.kept.uuid, today)
}
