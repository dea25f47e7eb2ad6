import type { ColumnType, Generated } from 'kysely'

/** One row for each time the embedded hosts came up: what an administrator reads after an incident. */
export interface StartTable {
  id: Generated<number>
  at: ColumnType<string, never, never>
  version: string
}
