import type { ColumnType, Generated } from 'kysely'

/** A log of starts, one row each, for incident analysis. */
export interface StartTable {
  id: Generated<number>
  at: ColumnType<string, never, never>
  version: string
}

declare module './tables.ts' {
  interface Tables {
    start: StartTable
  }
}
