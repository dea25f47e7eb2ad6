import type { StartTable } from './start.table.ts'

/** Every table, a line each; a room describes its own in `<room>.table.ts`. */
export interface Tables {
  start: StartTable
}
