import type { ActivityType } from '@costdraft/costing'
import type { Column } from './headings.ts'
import type { Recorded } from './recorded-names.ts'

/** An invalid cell: row number in the file, heading, value and message. */
export interface Failure {
  row: number
  column: string
  value: string
  message: string
}
/** What is to be checked about a cell that is taken. */
export interface Doubt<C extends string = Column> {
  column: C
  message: string
}
/**
 * A valid row. `time` is in hundredths of an hour; null means it is to be estimated. What is recorded is undefined
 * where the file does not say it.
 */
export interface LedgerRow extends Partial<Recorded> {
  row: number
  id: string | null
  date: string
  feeEarner: string
  activityType: ActivityType
  description: string | null
  time: number | null
  doubts?: readonly Doubt[]
}

/** The text of a cell of a row. */
export type Cell<C extends string = Column> = (column: C) => string
/** Tells what is wrong or doubtful about a cell. */
export type Say<C extends string = Column> = (column: C, message: string) => void
