import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { textFields, type TextName } from '@costdraft/schema/cases/texts.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { caseHasNo } from '../areas/sentences.ts'
import { audit } from '../audit/audit.ts'
import { validated, assertVersion, draftOf } from '../http/body.ts'
import { HttpError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { touchCase } from './case-revision.ts'
import { lockCase, readCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'

/** Throws 422 if the area of a case has no such text. */
function assertHasText({ area_of_work }: CaseRow, areas: Areas, name: TextName): void {
  const area = areaOf(area_of_work, areas)
  if (!area || area.texts.includes(name)) return
  const sentence = caseHasNo(area, 'such field')
  throw new HttpError(422, sentence, { [name]: sentence })
}

/**
 * `PATCH …/narrative` and the other texts of a case: saves it while it is typed. `If-Match` is compared with the
 * version of that text.
 */
export async function saveText(
  asked: RequestContext,
  uuid: string,
  name: TextName,
  areas: Areas,
  { isEntryOfItsOwn = false } = {},
): Promise<CaseRow> {
  const { tx, viewer, req } = asked
  const row = await lockCase(tx, viewer, uuid)
  const version = `${name}_version` as const
  assertHasText(row, areas, name)
  assertOpen(row)
  assertVersion(req, { ...row, version: row[version] })
  const fields = textFields(name)
  const text = (validated(fields, draftOf(wireNames(fields), req.body))[name] ?? null) as string | null
  if (text === row[name]) return row
  await tx
    .updateTable('case')
    .set((e) => ({ [name]: text, [version]: e(version, '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await touchCase(asked, uuid)
  await auditText(asked, row, name, text, isEntryOfItsOwn)
  return readCase(tx, viewer, uuid)
}

/**
 * Audits a text change. Consecutive changes by one person within an hour are merged into one entry, but for one that
 * has an entry of its own: merged, the text that it replaced would be nowhere.
 */
async function auditText(
  { tx, viewer }: RequestContext,
  row: CaseRow,
  name: TextName,
  text: string | null,
  isEntryOfItsOwn: boolean,
): Promise<void> {
  const { rows } = isEntryOfItsOwn
    ? { rows: [] }
    : await sql<{ id: number }>`
    update change set after = ${JSON.stringify({ [name]: text })}::jsonb
    where id = (select id from change where case_uuid = ${row.uuid} and entity = ${name} order by id desc limit 1)
      and by = ${viewer.user_uuid} and at > now() - interval '1 hour' returning id`.execute(tx)
  if (rows.length > 0) return
  const subject = {
    client_uuid: row.client,
    case_uuid: row.uuid,
    entity: name,
    entity_uuid: row.uuid,
    by: viewer.user_uuid,
  }
  await audit(tx, subject, 'changed', { before: { [name]: row[name] }, after: { [name]: text } })
}
