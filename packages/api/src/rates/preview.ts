import {
  poundsOrNull,
  areasOfWork,
  caseTypes,
  price,
  tablesOf,
  valueOf,
  type Bill,
  type CaseType,
  type Rates,
} from '@costdraft/costing'
import { can } from '@costdraft/schema/access/can.ts'
import { NO_PREVIEW } from '@costdraft/schema/rates/edition.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { loadPricingInputs } from '../bills/pricing-input.ts'
import { objectOf } from '../http/body.ts'
import { Forbidden, ValidationError } from '../http/errors.ts'
import { cursorParam, encodeCursor, firstParam } from '../http/paging.ts'
import type { Asked } from '../http/request.ts'
import { editionInput } from './edition-input.ts'
import { ratesOf, type OwnEdition } from './own-editions.ts'
import { assertFirstDayIsFree, type Place } from './rate-editions.ts'
import { editionsOfClient, requireEdition, today } from './rate-rows.ts'

/** Each case of a page is priced twice. */
const MAX_PAGE = 50

/** The types of case that a table can price, each with its area of work. */
const pricedBy = (key: string): [area: string, type: CaseType][] =>
  areasOfWork.flatMap((area) =>
    caseTypes.flatMap((type): [string, CaseType][] => (tablesOf(area, type).includes(key) ? [[area, type]] : [])),
  )

/** The open cases of a client whose type a table can price, with the key they are sorted by. */
function openCases(tx: Tx, { client, table }: Place) {
  const types = pricedBy(table.key)
  return tx
    .selectFrom('case as c')
    .where('c.client_uuid', '=', client)
    .where('c.stage', '<>', 'complete')
    .where(
      sql<boolean>`(c.area_of_work, c.case_type) in (select * from unnest(${types.map(([area]) => area)}::text[], ${types.map(([, type]) => type)}::text[]))`,
    )
}

/**
 * The client's own editions as they would be after the change of the body: an edition added, changed or removed. Throws
 * as that change would.
 */
async function proposedEditions({ tx, viewer, req }: Asked, place: Place): Promise<OwnEdition[]> {
  const { client, table } = place,
    { edition, removed, ...figures } = objectOf(req.body)
  if (removed !== undefined && removed !== true) throw new ValidationError({ removed: 'Send true, or leave it out.' })
  if (removed === true && (edition === undefined || Object.keys(figures).length > 0))
    throw new ValidationError({ removed: 'Name the edition that is removed, and nothing else.' })
  const uuid = edition === undefined ? undefined : String(edition)
  const before = uuid === undefined ? undefined : await requireEdition(tx, client, table, uuid),
    others = (await editionsOfClient(tx, client)).filter((row) => row.uuid !== uuid)
  if (removed === true) return others
  const input = editionInput(table, figures, before)
  await assertFirstDayIsFree(tx, place, input, uuid)
  const by = { firm: '', by: viewer.user_uuid, recorded_at: today() }
  return [...others, { ...by, ...input, table_key: table.key }].toSorted((a, b) =>
    a.effective_from < b.effective_from ? -1 : 1,
  )
}

const figuresOf = (bill: Bill): { value: number | null; unpriced: number } => ({
  value: poundsOrNull(valueOf(bill)),
  unpriced: bill.unpriced,
})

/**
 * The cases of a page that change, priced at the present and at the proposed rates; values in pounds with VAT, null if
 * nothing is priced.
 */
async function changesOf(tx: Tx, cases: Awaited<ReturnType<typeof readPage>>, proposed: Rates) {
  const inputs = await loadPricingInputs(
    tx,
    cases.map(({ uuid }) => uuid),
  )
  return cases.flatMap(({ sort_key: _key, ...row }) => {
    const input = inputs.get(row.uuid)
    if (!input) return []
    const before = figuresOf(price(input.priced, input.items, input.rates)),
      after = figuresOf(price(input.priced, input.items, proposed))
    return before.value === after.value && before.unpriced === after.unpriced
      ? []
      : {
          ...row,
          before: before.value,
          after: after.value,
          unpriced_before: before.unpriced,
          unpriced_after: after.unpriced,
        }
  })
}

const readPage = (tx: Tx, place: Place, query: Asked['req']['query'], size: number) => {
  const cursor = cursorParam(query),
    key = sql<string>`lower(c.solicitors_case_reference) collate "C"`
  return openCases(tx, place)
    .select(['c.uuid', 'c.case_name', 'c.solicitors_case_reference', 'c.case_type', key.as('sort_key')])
    .$if(cursor !== undefined, (q) => q.where(sql<boolean>`(${key}, c.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`))
    .orderBy(key)
    .orderBy('c.uuid')
    .limit(size + 1)
    .execute()
}

/**
 * `POST …/preview`: which open cases a change of the firm's editions would change, and by how much, one page at a time,
 * by case reference. Nothing is stored. It names cases, so the viewer needs `case:read` as well.
 */
export async function previewEdition(asked: Asked, place: Place) {
  const { tx, viewer, req } = asked
  if (!can(viewer, 'case:read', { client_uuid: place.client })) throw new Forbidden(NO_PREVIEW)
  const size = firstParam(req.query, { size: MAX_PAGE, max: MAX_PAGE }),
    proposed = ratesOf(await proposedEditions(asked, place)),
    found = await readPage(tx, place, req.query, size),
    cases = found.slice(0, size)
  const { n } = await openCases(tx, place)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return {
    total_count: n,
    examined: cases.length,
    nodes: await changesOf(tx, cases, proposed),
    has_next_page: found.length > cases.length,
    end_cursor: encodeCursor(cases.at(-1)),
  }
}
