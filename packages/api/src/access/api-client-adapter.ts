import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { errors, type Adapter, type AdapterPayload, type Provider } from 'oidc-provider'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tables } from '../db/tables.ts'
import { hashSecret } from './random-secrets.ts'
import { scopesWithin } from '@costdraft/schema/access/scopes.ts'

/**
 * The read-only client storage of oidc-provider: API clients of firms, which may use the client credentials grant only.
 */
export function apiClientAdapter(db: Kysely<Tables>): Adapter {
  const notFound = async (): Promise<undefined> => undefined
  const readOnly = async (): Promise<never> => {
    throw new errors.InvalidRequest('clients are not registered here')
  }
  return {
    find: async (id): Promise<AdapterPayload | undefined> => {
      if (!isUuid(id)) return undefined
      const row = await db
        .selectFrom('api_client')
        .innerJoin('person', 'person.uuid', 'api_client.person_uuid')
        .select(['api_client.secret_hash', 'api_client.read_only', 'api_client.scopes'])
        .where('api_client.person_uuid', '=', id)
        .where('person.deactivated_at', 'is', null)
        .where((e) =>
          e.or([e('api_client.expires_at', 'is', null), e('api_client.expires_at', '>', e.fn<string>('now'))]),
        )
        .executeTakeFirst()
      return (
        row && {
          client_id: id,
          client_secret: row.secret_hash,
          grant_types: ['client_credentials'],
          response_types: [],
          redirect_uris: [],
          token_endpoint_auth_method: 'client_secret_post',
          scope: scopesWithin(row.read_only, row.scopes).join(' '),
          id_token_signed_response_alg: 'ES256',
        }
      )
    },
    upsert: readOnly,
    destroy: readOnly,
    consume: readOnly,
    revokeByGrantId: async () => {},
    findByUid: notFound,
    findByUserCode: notFound,
  }
}

interface ClientWithSecret {
  clientSecret?: string
  compareClientSecret: (actual: string) => boolean
}
/**
 * Makes the provider compare hashes of client secrets, because only hashes are stored, and records when an API client
 * last got a token.
 */
export function installApiClientHooks(provider: Provider, db: Kysely<Tables>): void {
  const clients = (provider.Client as unknown as { prototype: ClientWithSecret }).prototype
  clients.compareClientSecret = function compare(this: ClientWithSecret, actual: string): boolean {
    const expectedHash = Buffer.from(this.clientSecret ?? '')
    const actualHash = Buffer.from(hashSecret(actual))
    return expectedHash.length === actualHash.length && timingSafeEqual(expectedHash, actualHash)
  }
  const recordUse = ({ clientId }: { clientId?: string | undefined }): void => {
    if (clientId)
      void db
        .updateTable('api_client')
        .set({ last_used: new Date().toISOString() })
        .where('person_uuid', '=', clientId)
        .execute()
        .catch(() => {})
  }
  provider.on('client_credentials.issued', recordUse)
  provider.on('client_credentials.saved', recordUse)
}
