import { editable } from '@costdraft/schema/stage.ts'
import { Conflict } from '../http/errors.ts'
import type { CaseRow } from './case-rows.ts'

/** Refuses every change of a complete case, and of an archived client's. */
export function assertOpen({ stage, client_archived }: Pick<CaseRow, 'stage' | 'client_archived'>): void {
  assertClientActive({ client_archived })
  if (!editable(stage)) throw new Conflict('This case is complete. Reopen it to change it.')
}

/** The cases of an archived client are read-only. */
export function assertClientActive({ client_archived }: Pick<CaseRow, 'client_archived'>): void {
  if (client_archived) throw new Conflict('The client of this case is archived. Restore it to change its cases.')
}
