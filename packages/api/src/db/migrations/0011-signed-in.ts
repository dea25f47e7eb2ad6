import { sql, type Kysely } from 'kysely'

/**
 * A token counts for as long as the sign-in it came from: one that was ended, by its person, by a new password or by signing out, ends it at
 * once. A program has no sign-in; it is revoked by itself. Still one statement, and a look-up by key in it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function become(person uuid, sign_in text) returns jsonb language plpgsql as $$
    begin
      if sign_in is null then
        perform from person p where p.uuid = $1 and p.kind = 'api_client';
      else
        perform from auth_record r where r.model = 'Grant' and r.id = sign_in and r.payload->>'accountId' = $1::text and r.expires_at > now();
      end if;
      if not found then return null; end if;
      return become($1);
    end $$
  `.execute(db)
}
