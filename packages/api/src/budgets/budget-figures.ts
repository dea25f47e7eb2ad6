import {
  budgetFigures,
  canHaveBudget,
  overspentPhases,
  type Budget,
  type BudgetFigures,
  type OverspentPhase,
} from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { loadPricingInputs } from '../bills/pricing-input.ts'
import type { NameOf } from './phase-on-wire.ts'

/** The phases in which more is recorded since the approval than was approved. */
export type Overspent = readonly OverspentPhase[]

/** What a budget comes to with the items of a case as they are, and where they are more than was approved. */
export async function figuresOf(
  tx: Tx,
  caseUuid: string,
  budget: Budget,
): Promise<{ figures: BudgetFigures; overspent: Overspent }> {
  const input = (await loadPricingInputs(tx, [caseUuid])).get(caseUuid)
  if (!input || !canHaveBudget(input.priced)) throw new Error('A case that has a budget is not priced as one.')
  const { priced, items, rates } = input
  return {
    figures: budgetFigures(budget, priced, items, rates),
    overspent: overspentPhases(budget, priced, items, rates),
  }
}

/** Whoever has work or hours in a budget. */
export const earnersIn = ({ phases }: BudgetFigures): string[] => [
  ...new Set(phases.flatMap(({ breakdown }) => breakdown?.earners.map(({ feeEarner }) => feeEarner) ?? [])),
]

/** The names of fee earners, as they are called now. The database answers those of the viewer's own firms alone. */
export async function namesOf(tx: Tx, uuids: readonly string[]): Promise<NameOf> {
  if (uuids.length === 0) return () => null
  const rows = await tx
    .selectFrom('fee_earner')
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .select(['uuid', sql<string>`firstname || ' ' || surname`.as('name')])
    .execute()
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]))
  return (earner) => names.get(earner) ?? null
}
