import { sql, type Kysely } from 'kysely'
import { TOLD } from './0045-record-changes.ts'
import { functionOf } from './0059-told-updates.ts'

export const kind = 'additive'

/** Columns of a person that nobody is answered: a change of these alone is none. */
const OWN_COLUMNS = `array['password_hash', 'must_change_password', 'notifications_off', 'notifications_version']`

/** Whether a password was chosen by somebody else, so that it is changed at the first sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column must_change_password boolean not null default false`.execute(db)
  const isOther = `to_jsonb(n) - ${OWN_COLUMNS} <> to_jsonb(o) - ${OWN_COLUMNS}`
  for (const told of TOLD.filter(({ table }) => table === 'person'))
    await sql.raw(functionOf({ ...told, isOther })).execute(db)
}
