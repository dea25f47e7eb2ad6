import type { Budget, BudgetFigures } from '@costdraft/costing'
import type { Moment } from '../db/moment.ts'

/**
 * A version of a costs budget with what it came to when it was saved; amounts are in pence. Rows are added and never
 * changed.
 */
export interface BudgetTable {
  case_uuid: string
  client_uuid: string
  /** From 1, without gaps. */
  number: number
  content: StoredBudget
  saved_by: string
  saved_at: Moment
}
export interface StoredBudget {
  budget: Budget
  figures: BudgetFigures
}

declare module '../db/tables.ts' {
  interface Tables {
    budget: BudgetTable
  }
}
