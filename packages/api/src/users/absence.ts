import { absence, absenceProblem } from '@costdraft/schema/users/leaving.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { ValidationError } from '../errors/errors.ts'
import { draftOf, validated } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { staffReaders } from './staff-readers.ts'
import { administeredUser, userRow } from './user-rows.ts'

const names = wireNames(absence)
const DEPUTY = 'Choose an active user who may read the cases of this firm.'
const GONE = 'Whoever is deactivated hands over, and is not away.'

/** The user whose absence is changed: oneself, or one whom the viewer looks after. Locks the row. */
async function absentee({ tx, viewer }: RequestContext, uuid: string) {
  if (uuid.toLowerCase() !== viewer.user_uuid) return administeredUser(tx, viewer, uuid)
  await tx.selectFrom('person').select('uuid').where('uuid', '=', viewer.user_uuid).forUpdate().execute()
  return userRow(tx, viewer, viewer.user_uuid)
}

/** When somebody is away, and who stands in for them; all null for whoever is there. */
export interface AbsenceColumns {
  away_from: string | null
  away_until: string | null
  deputy_uuid: string | null
}
export const absenceColumns = ['away_from', 'away_until', 'deputy_uuid'] as const

/** Stores when a person is away, with its line of the audit trail. */
async function store({ tx, viewer }: RequestContext, uuid: string, after: AbsenceColumns): Promise<void> {
  const before = await tx
    .selectFrom('person')
    .select([...absenceColumns, 'client_uuid'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const changed = difference(before, { ...after })
  if (!changed) return
  await tx
    .updateTable('person')
    .set((e) => ({ ...after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  await audit(
    tx,
    { client_uuid: before.client_uuid, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
}

/** Throws 422 unless the deputy is another active user who may read the cases of the firm. */
async function assertDeputy(tx: Tx, client: string | null, uuid: string, deputy: string): Promise<void> {
  const found =
    client === null || deputy === uuid
      ? undefined
      : await staffReaders(tx, client).where('person.uuid', '=', deputy).executeTakeFirst()
  if (!found) throw new ValidationError({ deputy: DEPUTY })
}

/** `POST users/{user}/absence`: says when a user is away, both days included, and who stands in for them. */
export async function setAbsence(asked: RequestContext, user: string, today: string) {
  const row = await absentee(asked, user)
  const value = validated(absence, draftOf(names, asked.req.body))
  const problem = absenceProblem(value, today)
  if (problem !== undefined) throw new ValidationError({ until: problem })
  if (row.deactivated_at !== null) throw new ValidationError({ from: GONE })
  const deputy = value.deputy.toLowerCase()
  await assertDeputy(asked.tx, row.client_uuid, row.uuid, deputy)
  await store(asked, row.uuid, { away_from: value.from, away_until: value.until, deputy_uuid: deputy })
  return userRow(asked.tx, asked.viewer, row.uuid)
}

/** `DELETE users/{user}/absence`: the user is there again, or does not go away. */
export async function endAbsence(asked: RequestContext, user: string) {
  const row = await absentee(asked, user)
  if (row.deactivated_at !== null) throw new ValidationError({ from: GONE })
  await store(asked, row.uuid, { away_from: null, away_until: null, deputy_uuid: null })
  return userRow(asked.tx, asked.viewer, row.uuid)
}
