import { sql, type Kysely } from 'kysely'
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { Tables } from '../db/tables.ts'

/** Where oidc-provider keeps its records: one table, a row a record. */
export const adapterOf =
  (db: Kysely<Tables>): AdapterFactory =>
  (model): Adapter => {
    const alive = () =>
      db
        .selectFrom('auth_record')
        .select('payload')
        .where('model', '=', model)
        .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', e.fn<string>('now'))]))
    const found = (row: { payload: Record<string, unknown> } | undefined): AdapterPayload | undefined => row?.payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const row = {
          payload: JSON.stringify(payload),
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
      find: async (id) => found(await alive().where('id', '=', id).executeTakeFirst()),
      findByUid: async (uid) => found(await alive().where('uid', '=', uid).executeTakeFirst()),
      // Only the device flow asks by user code, and it is not offered.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        // In one statement: of two who use a code or a refresh token at once only one finds it unused.
        const first = await db
          .updateTable('auth_record')
          .set({
            payload: sql<string>`payload || jsonb_build_object('consumed', ${Math.floor(Date.now() / 1_000)}::int)`,
          })
          .where('model', '=', model)
          .where('id', '=', id)
          .where(sql<boolean>`not jsonb_exists(payload, 'consumed')`)
          .returning('id')
          .executeTakeFirst()
        if (!first) throw new errors.InvalidGrant('it was used before')
      },
      destroy: async (id) => {
        await db.deleteFrom('auth_record').where('model', '=', model).where('id', '=', id).execute()
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom('auth_record').where('grant_id', '=', grantId).execute()
      },
    }
  }

/** Clears what has expired; harmless at any time. */
export const sweep = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .deleteFrom('auth_record')
    .where((e) => e('expires_at', '<', e.fn<string>('now')))
    .execute()
  await db
    .deleteFrom('sign_in_attempt')
    .where('at', '<', new Date(Date.now() - 3_600_000).toISOString())
    .execute()
}
