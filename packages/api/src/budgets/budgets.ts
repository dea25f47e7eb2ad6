import { poundsOf, type Budget, type BudgetFigures } from '@costdraft/costing'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { caseHasNo } from '../areas/sentences.ts'
import { audit } from '../audit/audit.ts'
import { readCaseHead, type CaseHead, type CaseRow } from '../cases/case-rows.ts'
import { etag, expectedVersion, isStale } from '../http/body.ts'
import { HttpError, NotFound, StaleVersion } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { changeOpenCase, param } from '../cases/open-case.ts'
import { earnersIn, figuresOf, namesOf, type Overspent } from './budget-figures.ts'
import { budgetIn } from './budget-in.ts'
import { budgetOnWire, figuresOnWire } from './budget-on-wire.ts'
import { budgetRow, versionRows, type BudgetRow, type VersionRow } from './budget-rows.ts'

/** Throws 422 if the area of a case has no budget. */
function assertHasBudget({ area_of_work }: Pick<CaseHead, 'area_of_work'>, areas: Areas): void {
  const area = areaOf(area_of_work, areas)
  if (!area?.hasBudget) throw new HttpError(422, area ? caseHasNo(area, 'budget') : 'This case has no budget.')
}

const incurredOf = ({ phases }: BudgetFigures): string =>
  JSON.stringify(phases.map(({ phase, incurred }) => [phase, incurred.time, incurred.disbursements]))

/** How a version stands to the case as it is: nothing changes in a complete one. */
async function standing(
  tx: Tx,
  { uuid, stage }: Pick<CaseHead, 'uuid' | 'stage'>,
  row: BudgetRow | undefined,
): Promise<{ isCurrent: boolean | null; overspent: Overspent }> {
  if (!row) return { isCurrent: null, overspent: [] }
  const { figures, overspent } = await figuresOf(tx, uuid, row.budget)
  return { isCurrent: stage === 'complete' || incurredOf(figures) === incurredOf(row.figures), overspent }
}

/** A version as it is answered, with the list of all. */
async function answered(
  tx: Tx,
  owner: Pick<CaseHead, 'uuid' | 'stage'>,
  row: BudgetRow | undefined,
  all: readonly VersionRow[],
): Promise<ReturnType<typeof budgetOnWire>> {
  const nameOf = await namesOf(tx, row ? earnersIn(row.figures) : [])
  return budgetOnWire(row, all, { ...(await standing(tx, owner, row)), nameOf })
}

async function caseOf(asked: RequestContext, areas: Areas): Promise<CaseHead> {
  const owner = await readCaseHead(asked.tx, asked.viewer, param(asked, 'case'))
  assertHasBudget(owner, areas)
  return owner
}

/**
 * `GET …/budget`: the latest version, or that of `?number=`. The ETag is the number of the latest, 0 where there is
 * none.
 */
export async function readBudget(asked: RequestContext, areas: Areas): Promise<unknown> {
  const { tx, req, res } = asked
  const owner = await caseOf(asked, areas)
  const all = await versionRows(tx, owner.uuid)
  const { number } = req.query
  const chosen = number === undefined ? all[0] : all.find((one) => String(one.number) === number)
  if (number !== undefined && !chosen) throw new NotFound()
  const row = chosen && (await budgetRow(tx, owner.uuid, chosen.number))
  res.set('etag', etag({ version: all[0]?.number ?? 0 }))
  return answered(tx, owner, row, all)
}

/** `POST …/budget/figures`: what a budget would come to. Nothing is saved. */
export async function figuresOfBody(asked: RequestContext, areas: Areas): Promise<unknown> {
  const { tx } = asked
  const { uuid, client } = await caseOf(asked, areas)
  const budget = await budgetIn(tx, client, asked.req.body)
  const { figures, overspent } = await figuresOf(tx, uuid, budget)
  return figuresOnWire(budget, figures, { overspent, nameOf: await namesOf(tx, earnersIn(figures)) })
}

/**
 * Saves a new version of the budget of a case with what it comes to today; answers its number. The caller has locked
 * the case.
 */
export async function addBudget(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { uuid, client }: Pick<CaseRow, 'uuid' | 'client'>,
  budget: Budget,
): Promise<number> {
  const [latest] = await versionRows(tx, uuid)
  const number = (latest?.number ?? 0) + 1
  const { figures } = await figuresOf(tx, uuid, budget)
  await sql`insert into budget (case_uuid, client_uuid, number, content, saved_by)
    values (${uuid}, ${client}, ${number}, ${JSON.stringify({ budget, figures })}::jsonb, ${viewer.user_uuid})`.execute(
    tx,
  )
  const subject = { client_uuid: client, case_uuid: uuid, entity: 'budget', entity_uuid: uuid, by: viewer.user_uuid }
  await audit(tx, subject, 'added', {
    after: { number, incurred_to: budget.incurredTo, grand_total: poundsOf(figures.grandTotal) },
  })
  return number
}

/** Throws 412 with the latest version if the request names another. */
async function assertLatest({ tx, req }: RequestContext, caseUuid: string, version: number): Promise<void> {
  if (!isStale(expectedVersion(req), { version })) return
  const row = version > 0 ? await budgetRow(tx, caseUuid, version) : undefined
  const nameOf = await namesOf(tx, row ? earnersIn(row.figures) : [])
  throw new StaleVersion({ version, ...budgetOnWire(row, [], { isCurrent: null, overspent: [], nameOf }) })
}

/**
 * `POST …/budget`: saves a new version with what it comes to today. `If-Match` is compared with the number of the
 * latest, `"0"` where there is none. Throws 409 if the case is complete, 412 for another version, 422 for what is
 * invalid.
 */
export async function saveBudget(asked: RequestContext, areas: Areas): Promise<unknown> {
  const { tx, req, res } = asked
  return changeOpenCase(asked, async (owner) => {
    assertHasBudget(owner, areas)
    const [latest] = await versionRows(tx, owner.uuid)
    await assertLatest(asked, owner.uuid, latest?.number ?? 0)
    const number = await addBudget(asked, owner, await budgetIn(tx, owner.client, req.body))
    res.set('etag', etag({ version: number }))
    return answered(tx, owner, await budgetRow(tx, owner.uuid, number), await versionRows(tx, owner.uuid))
  })
}
