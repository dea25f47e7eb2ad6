import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { errors, type Adapter, type AdapterPayload, type Provider } from 'oidc-provider'
import type { Tables } from '../db/tables.ts'
import { hashSecret } from '../api-clients/api-clients.ts'

/** The programs of firms as clients of the authorization host: by their own credentials, for our APIs alone. */
export function apiClientAdapter(db: Kysely<Tables>): Adapter {
  const none = async (): Promise<undefined> => undefined
  const readOnly = async (): Promise<never> => {
    throw new errors.InvalidRequest('clients are not registered here')
  }
  return {
    find: async (id): Promise<AdapterPayload | undefined> => {
      if (!/^[\da-f-]{36}$/i.test(id)) return undefined
      const row = await db
        .selectFrom('api_client as a')
        .innerJoin('person as p', 'p.uuid', 'a.person_uuid')
        .select('a.secret_hash')
        .where('a.person_uuid', '=', id)
        .where('p.deactivated_at', 'is', null)
        .where((e) => e.or([e('a.expires_at', 'is', null), e('a.expires_at', '>', e.fn<string>('now'))]))
        .executeTakeFirst()
      return (
        row && {
          client_id: id,
          client_secret: row.secret_hash,
          grant_types: ['client_credentials'],
          response_types: [],
          redirect_uris: [],
          token_endpoint_auth_method: 'client_secret_post',
          scope: 'all',
          id_token_signed_response_alg: 'ES256',
        }
      )
    },
    upsert: readOnly,
    destroy: readOnly,
    consume: readOnly,
    revokeByGrantId: async () => {},
    findByUid: none,
    findByUserCode: none,
  }
}

interface Secretive {
  clientSecret?: string
  compareClientSecret: (actual: string) => boolean
}
/** Compares hashes, as no secret is kept, and notes when a program was last let in. */
export function noteUse(provider: Provider, db: Kysely<Tables>): void {
  const clients = (provider.Client as unknown as { prototype: Secretive }).prototype
  clients.compareClientSecret = function compare(this: Secretive, actual: string): boolean {
    const kept = Buffer.from(this.clientSecret ?? ''),
      given = Buffer.from(hashSecret(actual))
    return kept.length === given.length && timingSafeEqual(kept, given)
  }
  const used = ({ clientId }: { clientId?: string | undefined }): void => {
    if (clientId)
      void db
        .updateTable('api_client')
        .set({ last_used: new Date().toISOString() })
        .where('person_uuid', '=', clientId)
        .execute()
        .catch(() => {})
  }
  provider.on('client_credentials.issued', used)
  provider.on('client_credentials.saved', used)
}
