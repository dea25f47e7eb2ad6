import { isEditable } from '@costdraft/schema/cases/stage.ts'
import { Conflict } from '../errors/errors.ts'
import type { CaseRow } from './case-rows.ts'

/** Throws 409 for a completed case and for a case of an archived client. */
export function assertOpen({ stage, client_archived }: Pick<CaseRow, 'stage' | 'client_archived'>): void {
  assertClientActive({ client_archived })
  if (!isEditable(stage)) throw new Conflict('This case is complete. Reopen it to change it.')
}

/** Throws 409 for a case of an archived client: those are read-only. */
export function assertClientActive({ client_archived }: Pick<CaseRow, 'client_archived'>): void {
  if (client_archived) throw new Conflict('The client of this case is archived. Restore it to change its cases.')
}
