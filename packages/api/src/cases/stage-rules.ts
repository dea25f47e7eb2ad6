import { editable } from '@costdraft/schema/stage.ts'
import { Conflict } from '../errors.ts'
import type { CaseRow } from './case-rows.ts'

/** Refuses every change of a complete case. */
export function assertOpen({ stage }: Pick<CaseRow, 'stage'>): void {
  if (!editable(stage)) throw new Conflict('This case is complete. Reopen it to change it.')
}
