import { areasOfWork, caseTypes, price, tablesOf, type CaseType } from '@costdraft/costing'
import { can } from '@costdraft/schema/access/can.ts'
import { NO_PREVIEW } from '@costdraft/schema/rates/edition.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { loadPricingInputs } from '../bills/pricing-input.ts'
import { objectOf } from '../http/body.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { caseValue } from '../revaluation/case-value.ts'
import { previewPage, type OpenCases } from '../revaluation/preview.ts'
import { editionInput } from './edition-input.ts'
import { ratesOf, type OwnEdition } from '../bills/own-editions.ts'
import { assertFirstDayIsFree, type Place } from './rate-editions.ts'
import { editionsOfClient, requireEdition, today } from './rate-rows.ts'

/** The types of case that a table can price, each with its area of work. */
const pricedBy = (key: string): [area: string, type: CaseType][] =>
  areasOfWork.flatMap((area) =>
    caseTypes.flatMap((type): [string, CaseType][] => (tablesOf(area, type).includes(key) ? [[area, type]] : [])),
  )

/** The open cases of a client whose type a table can price. */
function openCases(tx: Tx, { client, table }: Place): OpenCases {
  const types = pricedBy(table.key)
  return tx
    .selectFrom('case as case_row')
    .where('case_row.client_uuid', '=', client)
    .where('case_row.stage', '<>', 'complete')
    .where(
      sql<boolean>`(case_row.area_of_work, case_row.case_type) in (select * from unnest(${types.map(([area]) => area)}::text[], ${types.map(([, type]) => type)}::text[]))`,
    )
}

/**
 * The client's own editions as they would be after the change of the body: an edition added, changed or removed. Throws
 * as that change would.
 */
async function proposedEditions({ tx, viewer, req }: RequestContext, place: Place): Promise<OwnEdition[]> {
  const { client, table } = place
  const { edition, removed, ...figures } = objectOf(req.body)
  if (removed !== undefined && removed !== true) throw new ValidationError({ removed: 'Send true, or leave it out.' })
  if (removed === true && (edition === undefined || Object.keys(figures).length > 0))
    throw new ValidationError({ removed: 'Name the edition that is removed, and nothing else.' })
  const uuid = edition === undefined ? undefined : String(edition)
  const before = uuid === undefined ? undefined : await requireEdition(tx, client, table, uuid)
  const others = (await editionsOfClient(tx, client)).filter((row) => row.uuid !== uuid)
  if (removed === true) return others
  const input = editionInput(table, figures, before)
  await assertFirstDayIsFree(tx, place, input, uuid)
  const by = { firm: '', by: viewer.user_uuid, recorded_at: today() }
  return [...others, { ...by, ...input, table_key: table.key }].toSorted((a, b) =>
    a.effective_from < b.effective_from ? -1 : 1,
  )
}

/**
 * `POST …/preview`: which open cases a change of the firm's editions would change, and by how much, one page at a time,
 * by case reference. Nothing is stored. It names cases, so the viewer needs `case:read` as well.
 */
export async function previewEdition(asked: RequestContext, place: Place) {
  const { tx, viewer } = asked
  if (!can(viewer, 'case:read', { client_uuid: place.client })) throw new Forbidden(NO_PREVIEW)
  const proposed = ratesOf(await proposedEditions(asked, place))
  return previewPage(
    asked,
    () => openCases(tx, place),
    async (uuids) =>
      new Map(
        [...(await loadPricingInputs(tx, uuids))].map(([uuid, { priced, items, rates }]) => [
          uuid,
          {
            before: caseValue(price(priced, items, rates)),
            after: caseValue(price(priced, items, proposed)),
          },
        ]),
      ),
  )
}
