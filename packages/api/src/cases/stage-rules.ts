import { stages, type Stage } from '@costdraft/costing'
import { editable } from '@costdraft/schema/stage.ts'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { Asked } from '../request.ts'
import { changeCase } from './case-touch.ts'
import { holdCase, readCase, type CaseRow } from './case-rows.ts'

/** Refuses every change of a complete case. */
export function assertOpen({ stage }: Pick<CaseRow, 'stage'>): void {
  if (!editable(stage)) throw new Conflict('This case is complete. Reopen it to change it.')
}

/** Moves a case to a stage; to the one it is in changes nothing. */
export async function moveCase(asked: Asked, uuid: string, to: string): Promise<CaseRow> {
  if (!(stages as readonly string[]).includes(to)) throw new NotFound()
  const { tx, viewer } = asked
  const row = await holdCase(tx, viewer, uuid)
  if (row.stage === to) return row
  await changeCase(asked, uuid, { stage: to as Stage, stage_since: sql`clock_timestamp()` })
  await audit(tx, { client_uuid: row.client, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by: viewer.user_uuid }, 'moved', { before: { stage: row.stage }, after: { stage: to } })
  return readCase(tx, viewer, uuid)
}
