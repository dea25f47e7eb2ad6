import type { Budget, BudgetFigures } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import { earnersIn, namesOf } from './budget-figures.ts'
import { budgetRow } from './budget-rows.ts'

/** A version of a costs budget with its figures of the day on which it was saved. */
export interface FrozenVersion {
  number: number
  /** yyyy-mm-ddThh:mm:ss, UTC. */
  savedAt: string
  budget: Budget
  figures: BudgetFigures
}
/** The latest version with what its documents need beside it. */
export interface FrozenBudget extends FrozenVersion {
  /** The names of its fee earners by uuid; absent from snapshots taken before there were any. */
  earners?: Readonly<Record<string, string>>
  /** The version before it; absent where there is none, and from snapshots taken before it was kept. */
  previous?: FrozenVersion
}

async function readVersion(tx: Tx, caseUuid: string, number?: number): Promise<FrozenVersion | undefined> {
  const row = await budgetRow(tx, caseUuid, number)
  return row && { number: row.number, savedAt: row.saved_at.slice(0, 19), budget: row.budget, figures: row.figures }
}

/** The latest version of the budget of a case for its documents; nothing where none is saved. */
export async function readFrozenBudget(tx: Tx, caseUuid: string): Promise<{ budget?: FrozenBudget }> {
  const latest = await readVersion(tx, caseUuid)
  if (!latest) return {}
  const uuids = earnersIn(latest.figures)
  const nameOf = await namesOf(tx, uuids)
  const earners = Object.fromEntries(uuids.map((uuid) => [uuid, nameOf(uuid) ?? 'Unknown fee earner']))
  const previous = latest.number > 1 ? await readVersion(tx, caseUuid, latest.number - 1) : undefined
  return { budget: { ...latest, earners, ...(previous && { previous }) } }
}
