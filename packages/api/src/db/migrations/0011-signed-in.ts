import { sql, type Kysely } from 'kysely'

/**
 * Ties an access token to its sign-in: when the sign-in is ended by the person, a new password or signing out, the
 * token is refused at once. An API client has no sign-in; it is revoked on its own. This remains one statement, with
 * one more look-up by key.
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
