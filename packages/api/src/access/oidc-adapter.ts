import { sql, type Kysely } from 'kysely'
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { Tables } from '../db/tables.ts'

/** The character that the database can neither store nor compare, as JSON writes it. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/

/** The storage adapter of oidc-provider: one table, `auth_record`, with one row per record. */
export const createOidcAdapter =
  (db: Kysely<Tables>): AdapterFactory =>
  (model): Adapter => {
    const unexpired = () =>
      db
        .selectFrom('auth_record')
        .select('payload')
        .where('model', '=', model)
        .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', e.fn<string>('now'))]))
    const payloadOf = (row: { payload: Record<string, unknown> } | undefined): AdapterPayload | undefined =>
      row?.payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const json = JSON.stringify(payload)
        if (NUL_IN_JSON.test(json))
          throw new errors.InvalidRequest('a parameter holds a character that cannot be stored')
        const row = {
          payload: json,
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1_000).toISOString() : null,
        }
        await db
          .insertInto('auth_record')
          .values({ model, id, ...row })
          .onConflict((c) => c.columns(['model', 'id']).doUpdateSet(row))
          .execute()
      },
      find: async (id) =>
        id.includes('\0') ? undefined : payloadOf(await unexpired().where('id', '=', id).executeTakeFirst()),
      findByUid: async (uid) => payloadOf(await unexpired().where('uid', '=', uid).executeTakeFirst()),
      // Only the device flow looks up a user code, and it is disabled.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        // One atomic statement: when two requests use the same code or refresh token concurrently, only one succeeds.
        const consumed = await db
          .updateTable('auth_record')
          .set({
            payload: sql<string>`payload || jsonb_build_object('consumed', ${Math.floor(Date.now() / 1_000)}::int)`,
          })
          .where('model', '=', model)
          .where('id', '=', id)
          .where(sql<boolean>`not jsonb_exists(payload, 'consumed')`)
          .returning('id')
          .executeTakeFirst()
        if (!consumed) throw new errors.InvalidGrant('it was used before')
      },
      destroy: async (id) => {
        await db.deleteFrom('auth_record').where('model', '=', model).where('id', '=', id).execute()
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom('auth_record').where('grant_id', '=', grantId).execute()
      },
    }
  }

/** Deletes expired authorization records and sign-in counts older than an hour. Safe to run at any time. */
export const deleteExpiredAuthRecords = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .deleteFrom('auth_record')
    .where((e) => e('expires_at', '<', e.fn<string>('now')))
    .execute()
  await db
    .deleteFrom('sign_in_attempt')
    .where('since', '<', new Date(Date.now() - 3_600_000).toISOString())
    .execute()
}
