import { can } from '@costdraft/schema/access/can.ts'
import type { Tx } from '../access/as-viewer.ts'
import { withinClient } from '../access/within-client.ts'
import { loadEarnersOf, type Earners } from '../clients/load-earners.ts'
import { ValidationError } from '../errors/errors.ts'
import { repriceCases } from '../cases/case-revision.ts'
import { assertVersion, objectOf } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { affectedCases } from '../revaluation/affected-cases.ts'
import { valuesByEarners } from '../revaluation/case-value.ts'
import { countCases, previewOfCount, previewPage } from '../revaluation/preview.ts'
import { revalueCases } from '../revaluation/revalue.ts'
import { earnerSentence, siteSentence } from '../revaluation/sentences.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import {
  changedFeeEarner,
  earnersWith,
  lockedFeeEarner,
  storeFeeEarner,
  withoutPeriodOf,
} from './fee-earner-changes.ts'
import { factChanges, type Periods } from '../clients/fee-earner-periods.ts'
import { feeEarnerOnWire, requireFeeEarner } from '../clients/fee-earners.ts'
import { changedSite, officeFactsOf, requireSite, storeSite } from '../clients/sites.ts'

// Changes of fee earners and offices as they reach the open cases: previewed, and told in each case once they are made.

/** The names of the sites of a client, by uuid. */
async function siteNames(tx: Tx, client: string): Promise<(site: string) => string> {
  const rows = await tx.selectFrom('site').select(['uuid', 'site_name']).where('client_uuid', '=', client).execute()
  const names = new Map(rows.map(({ uuid, site_name }) => [uuid, site_name]))
  return (site) => names.get(site) ?? 'another office'
}

/** The fee earners that were or are at a site, on any day. */
const earnersAt = ({ periods }: Earners, site: string): string[] =>
  [...periods].flatMap(([uuid, own]) => (own.some((period) => period.site === site) ? [uuid] : []))

/** The open cases that a change of fee earners would move; their number alone for a viewer who may not read them. */
async function previewOf(
  asked: ItemsRequestContext,
  client: string,
  earners: readonly string[],
  change: { before: Earners; after: Earners },
) {
  const { tx, viewer, items } = asked
  const cases = () => affectedCases(tx, items, client, earners)
  if (!can(viewer, 'case:read', { client_uuid: client }))
    return previewOfCount(await withinClient(tx, client, () => countCases(cases())))
  return previewPage(asked, cases, (uuids) => valuesByEarners(tx, uuids, change))
}

type StoredEarner = Awaited<ReturnType<typeof requireFeeEarner>>
/** Stores a fee earner, and has the open cases that this reaches priced anew. */
async function storeAndRevalue(
  asked: ItemsRequestContext,
  client: string,
  row: StoredEarner,
  changed: Parameters<typeof storeFeeEarner>[3],
): Promise<void> {
  const { tx, viewer, items } = asked
  const before = await loadEarnersOf(tx, client)
  if (!(await storeFeeEarner(asked, client, row, changed))) return
  const facts = factChanges(row.periods, changed.periods)
  // Names move no value, and are read with the case all the same.
  if (facts.length === 0) return repriceCases({ tx }, client)
  await revalueCases(tx, items, {
    client,
    earners: [row.uuid],
    before,
    after: earnersWith(before, row.uuid, changed.periods),
    by: viewer.user_uuid,
    because: earnerSentence(`${row.firstname} ${row.surname}`, facts, await siteNames(tx, client)),
  })
}

/** `PATCH client/{id}/fee-earner/{fid}`: changes the given fields, from a day or as a correction. */
export async function changeFeeEarner(asked: ItemsRequestContext, client: string, uuid: string, today: string) {
  const { tx, req } = asked
  const row = await lockedFeeEarner(asked, client, uuid)
  await storeAndRevalue(asked, client, row, await changedFeeEarner(tx, client, row, { body: req.body, today }))
  return feeEarnerOnWire(await requireFeeEarner(tx, client, uuid), today)
}

/** `DELETE client/{id}/fee-earner/{fid}/period/{from}`: the period joins the one before it. */
export async function removePeriod(
  asked: ItemsRequestContext,
  client: string,
  { uuid, from }: { uuid: string; from: string },
  today: string,
) {
  const row = await lockedFeeEarner(asked, client, uuid)
  await storeAndRevalue(asked, client, row, withoutPeriodOf(row, from))
  return feeEarnerOnWire(await requireFeeEarner(asked.tx, client, uuid), today)
}

/** The periods that a body of a preview makes: of a change, or with `removed` those without the one of a day. */
async function proposedPeriods(
  asked: ItemsRequestContext,
  client: string,
  row: StoredEarner,
  today: string,
): Promise<Periods> {
  const { removed, ...body } = objectOf(asked.req.body)
  if (removed === undefined) return (await changedFeeEarner(asked.tx, client, row, { body, today })).periods
  if (removed !== true) throw new ValidationError({ removed: 'Send true, or leave it out.' })
  if (typeof body.from !== 'string' || Object.keys(body).length > 1)
    throw new ValidationError({ removed: 'Name the first day of the period that is removed, and nothing else.' })
  return withoutPeriodOf(row, body.from).periods
}

/** `POST client/{id}/fee-earner/{fid}/preview`: which open cases the change would move. Nothing is stored. */
export async function previewFeeEarner(asked: ItemsRequestContext, client: string, uuid: string, today: string) {
  const { tx } = asked
  const row = await requireFeeEarner(tx, client, uuid)
  const periods = await proposedPeriods(asked, client, row, today)
  const before = await loadEarnersOf(tx, client)
  return previewOf(asked, client, [uuid], { before, after: earnersWith(before, uuid, periods) })
}

/** `PATCH clients/{id}/sites/{sid}`: a change of what prices read is a correction, for all days. */
export async function changeSite(asked: ItemsRequestContext, client: string, uuid: string) {
  const { tx, viewer, items, req } = asked
  await requireActiveClient(tx, client)
  const row = await requireSite(tx, client, uuid)
  assertVersion(req, row)
  const before = await loadEarnersOf(tx, client)
  const after = changedSite(row, req.body)
  const changed = await storeSite(asked, client, row, after)
  const facts = officeFactsOf(after)
  if (changed && JSON.stringify(officeFactsOf(row)) !== JSON.stringify(facts)) {
    const priced = ['region', 'location', 'guideline_band', 'postcode']
    const only = (values: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => priced.includes(key)))
    await revalueCases(tx, items, {
      client,
      earners: earnersAt(before, uuid),
      before,
      after: { ...before, offices: new Map([...before.offices, [uuid, facts]]) },
      by: viewer.user_uuid,
      because: siteSentence(after.site_name, { before: only(changed.before), after: only(changed.after) }),
    })
  }
  return requireSite(tx, client, uuid)
}

/** `POST clients/{id}/sites/{sid}/preview`: which open cases the correction would move. Nothing is stored. */
export async function previewSite(asked: ItemsRequestContext, client: string, uuid: string) {
  const { tx, req } = asked
  const row = await requireSite(tx, client, uuid)
  const before = await loadEarnersOf(tx, client)
  const facts = officeFactsOf(changedSite(row, req.body))
  return previewOf(asked, client, earnersAt(before, uuid), {
    before,
    after: { ...before, offices: new Map([...before.offices, [uuid, facts]]) },
  })
}
