import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withinClients } from '../access/within-client.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { objectOf } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { previewPage, type OpenCases } from '../revaluation/preview.ts'
import { bothFirms, readsCases, type BothFirms } from './both-firms.ts'
import { collisionsOf } from './collisions.ts'
import { choicesOf, type Choices, type Collision } from './merge-choices.ts'
import { comparedRates, droppedRates, dropRates, rateCollisions } from './rates-of-firms.ts'
import { caseValues, changesOf } from './values.ts'

/** How many rows of a kind move to the firm that is kept. */
interface MovedCount {
  kind: string
  count: number
}

async function countsOf(tx: Tx, { merged }: BothFirms): Promise<MovedCount[]> {
  const of = sql`= ${merged.uuid}::uuid`
  const { rows } = await sql<MovedCount>`
    select * from (values
      (1, 'open_case', (select count(*) from "case" where client_uuid ${of} and stage <> 'complete')),
      (2, 'complete_case', (select count(*) from "case" where client_uuid ${of} and stage = 'complete')),
      (3, 'site', (select count(*) from site where client_uuid ${of})),
      (4, 'fee_earner', (select count(*) from fee_earner where client_uuid ${of})),
      (5, 'user', (select count(*) from person where client_uuid ${of} and kind = 'person')),
      (6, 'user_group', (select count(*) from user_group where client_uuid ${of})),
      (7, 'api_client', (select count(*) from person where client_uuid ${of} and kind = 'api_client')),
      (8, 'webhook', (select count(*) from webhook where client_uuid ${of})),
      (9, 'client', (select count(*) from client where parent_uuid ${of})),
      (10, 'rate', (select count(*) from rate_edition where client_uuid ${of} and deleted_at is null)
        + (select count(*) from rate_card where client_uuid ${of} and deleted_at is null)),
      (11, 'bill_list_entry', (select count(*) from bill_list_entry where client_uuid ${of}))
    ) as counted (place, kind, count) where count > 0 order by place`.execute(tx)
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** The open cases of both firms. */
export const openCases = (tx: Tx, { kept, merged }: BothFirms): OpenCases =>
  tx
    .selectFrom('case as case_row')
    .where('case_row.client_uuid', 'in', [kept.uuid, merged.uuid])
    .where('case_row.stage', '<>', 'complete')

/** What is known of two firms before they become one. */
export interface MergePlan {
  firms: BothFirms
  choices: Choices
  counts: MovedCount[]
  collisions: Collision[]
  rates: Awaited<ReturnType<typeof comparedRates>>
  /** Whether values can move: not where the rates of both firms are the same. */
  movesValues: boolean
  /** Changes with anything that the plan says, and where values can move with any change of an open case. */
  stamp: string
}

/** What would become of two firms. The caller has the rights of both (`withinClients`). */
export async function planOf(
  tx: Tx,
  firms: BothFirms,
  choices: Choices,
  { isNamed }: { isNamed: boolean },
): Promise<MergePlan> {
  const rates = await comparedRates(tx, firms)
  const differing = rateCollisions(rates, firms)
  const collisions = [...differing, ...(await collisionsOf(tx, firms, isNamed))]
  const counts = await countsOf(tx, firms)
  const revisions = await openCases(tx, firms)
    .select(sql<string>`count(*) || ' ' || coalesce(sum(case_row.revision), 0)`.as('sum'))
    .executeTakeFirstOrThrow()
  const movesValues = differing.length > 0
  const said = {
    ...{ firms, choices, counts, collisions },
    rates: rates.map(({ key, kept, merged }) => ({ key, kept, merged })),
    revisions: movesValues ? revisions.sum : null,
  }
  const stamp = createHash('sha256').update(JSON.stringify(said)).digest('hex')
  return { firms, choices, counts, collisions, rates, movesValues, stamp }
}

/** Throws itself, so that what was tried is undone. */
class Undone extends Error {
  override name = 'Undone'
}

/**
 * What cases of both firms come to now, and as they would with the rates that the choices leave: the rates are merged
 * in a savepoint, which is undone.
 */
async function valuesThen(tx: Tx, { firms, rates, choices }: MergePlan, uuids: readonly string[]) {
  const { kept, merged } = firms
  const before = await caseValues(tx, uuids)
  let after: typeof before | undefined
  await inSavepoint(tx, async () => {
    await sql`set constraints all deferred`.execute(tx)
    await dropRates(tx, droppedRates(rates, choices))
    for (const table of ['rate_edition', 'rate_card'])
      await sql`update ${sql.table(table)} set client_uuid = ${kept.uuid} where client_uuid = ${merged.uuid}
        and deleted_at is null`.execute(tx)
    after = await caseValues(tx, uuids, () => kept.uuid)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  await sql`set constraints all immediate`.execute(tx)
  return changesOf(before, after ?? before)
}

const WITHOUT_NAMES = { case_name: null, solicitors_case_reference: null } as const

/** The open cases whose value would move, fifty a page; without names for whoever may not read them. */
async function revaluationOf(asked: ItemsRequestContext, plan: MergePlan, isNamed: boolean) {
  const cases = () => openCases(asked.tx, plan.firms)
  if (!plan.movesValues) {
    const { count } = await cases()
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { total_count: count, examined: count, nodes: [], has_next_page: false, end_cursor: null }
  }
  const page = await previewPage(asked, cases, (uuids) => valuesThen(asked.tx, plan, uuids))
  return isNamed ? page : { ...page, nodes: page.nodes.map((node) => ({ ...node, ...WITHOUT_NAMES })) }
}

const named = ({ uuid, name }: { uuid: string; name: string }) => ({ uuid, name })

/** `POST clients/{keep}/merge/preview`: what would become of both. Nothing is stored. */
export async function previewMerge(asked: ItemsRequestContext, keep: string) {
  const { tx, viewer, req } = asked
  const { client, choices } = objectOf(req.body)
  const firms = await bothFirms(asked, keep, client, { isLocked: false })
  const isNamed = readsCases(viewer, firms)
  return withinClients(tx, [firms.kept.uuid, firms.merged.uuid], async () => {
    const plan = await planOf(tx, firms, choicesOf(choices), { isNamed })
    return {
      ...{ stamp: plan.stamp, kept: named(firms.kept), merged: named(firms.merged) },
      ...{ counts: plan.counts, collisions: plan.collisions },
      cases: await revaluationOf(asked, plan, isNamed),
    }
  })
}
