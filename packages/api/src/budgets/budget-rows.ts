import type { Pence } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { StoredBudget } from './budgets.table.ts'
import { timesOf, type RowTimes } from '../db/times.ts'

/** A version with who saved it, as lists of versions show it. Amounts are in pence. */
export interface VersionRow extends RowTimes {
  number: number
  saved_at: string
  saved_by: string
  saved_by_name: string
  incurred_to: string
  grand_total: Pence
}
export type BudgetRow = VersionRow & StoredBudget

/** What stands in a list is read out of the stored versions, which are never read whole for it. */
const versions = (tx: Tx, caseUuid: string) =>
  tx
    .selectFrom('budget')
    .innerJoin('person', 'person.uuid', 'budget.saved_by')
    .where('budget.case_uuid', '=', caseUuid)
    .select([
      'budget.number',
      'budget.saved_at',
      // A version is never changed: the next is saved beside it.
      ...timesOf('budget.saved_at', 'budget.saved_at'),
      'budget.saved_by',
      sql<string>`person.firstname || ' ' || person.surname`.as('saved_by_name'),
      sql<string>`budget.content #>> '{budget,incurredTo}'`.as('incurred_to'),
      sql<Pence>`(budget.content #>> '{figures,grandTotal}')::bigint::float8`.as('grand_total'),
    ])
    .orderBy('budget.number', 'desc')

/** The versions of the budget of a case, the latest first. The caller has checked that the viewer may read the case. */
export const versionRows = (tx: Tx, caseUuid: string): Promise<VersionRow[]> => versions(tx, caseUuid).execute()

/**
 * A version of the budget of a case, the latest without a number; undefined where there is no such version. Conditions
 * as for `versionRows`.
 */
export async function budgetRow(tx: Tx, caseUuid: string, number?: number): Promise<BudgetRow | undefined> {
  const row = await versions(tx, caseUuid)
    .select('budget.content')
    .$if(number !== undefined, (query) => query.where('budget.number', '=', number ?? 0))
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { content, ...version } = row
  return { ...version, ...content }
}
