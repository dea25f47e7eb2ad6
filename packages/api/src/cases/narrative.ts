import { narrative } from '@costdraft/schema/cases/narrative.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { accepted, assertVersion, draftOf } from '../body.ts'
import type { Asked } from '../request.ts'
import { touchCase } from './case-touch.ts'
import { holdCase, readCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'

const names = wireNames(narrative)

/** `PATCH …/narrative`: the text as it is typed. Its version is its own; `If-Match` honours that one. */
export async function saveNarrative(asked: Asked, uuid: string): Promise<CaseRow> {
  const { tx, viewer, req } = asked
  const row = await holdCase(tx, viewer, uuid)
  assertOpen(row)
  assertVersion(req, { ...row, version: row.narrative_version })
  const { narrative: text = null } = accepted(narrative, draftOf(names, req.body))
  if (text === row.narrative) return row
  await tx.updateTable('case').set((e) => ({ narrative: text, narrative_version: e('narrative_version', '+', 1) })).where('uuid', '=', uuid).execute()
  await touchCase(asked, uuid)
  await tell(asked, row, text)
  return readCase(tx, viewer, uuid)
}

/** One entry of the audit for one opened editor: what the same person wrote within the hour, with nobody between, is one change. */
async function tell({ tx, viewer }: Asked, row: CaseRow, text: string | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update change set after = ${JSON.stringify({ narrative: text })}::jsonb
    where id = (select id from change where case_uuid = ${row.uuid} and entity = 'narrative' order by id desc limit 1)
      and by = ${viewer.user_uuid} and at > now() - interval '1 hour' returning id`.execute(tx)
  if (rows.length > 0) return
  const subject = { client_uuid: row.client, case_uuid: row.uuid, entity: 'narrative', entity_uuid: row.uuid, by: viewer.user_uuid }
  await audit(tx, subject, 'changed', { before: { narrative: row.narrative }, after: { narrative: text } })
}
