import { sql, type Kysely } from 'kysely'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Tables } from '../db/tables.ts'
import type { Tx } from './as-viewer.ts'
import { DEVICE, type DeviceRecord } from './devices.ts'
import { storeSignIns } from './sign-in-history.ts'

const MODEL = 'Ended'
const HOUR_MS = 3_600_000
/** A condition on `auth_record`: the records of the sign-ins that end. */
type Records = ReturnType<typeof sql<boolean>>

/**
 * Deletes the records of sign-ins of a person and remembers for an hour that these sign-ins ended, for the requests
 * under way that read them before: each would store its session again. Writes each session into the history of the
 * account. Locks the person, for whom such a request waits
 * (`forgetEndedSignIns`). Returns how many went.
 */
export async function endSignIns(tx: Tx, person: string, records: Records): Promise<number> {
  const whose = await tx
    .selectFrom('person')
    .select(['uuid', 'client_uuid'])
    .where('uuid', '=', person)
    .forUpdate()
    .executeTakeFirst()
  const ended = await tx.deleteFrom('auth_record').where(records).returning(['model', 'id', 'uid', 'payload']).execute()
  if (whose) await storeSignIns(tx, whose, 'ended', endedDevices(ended))
  const ids = new Set(ended.map(({ id, uid }) => uid ?? id))
  const row = { model: MODEL, payload: '{}', grant_id: null, uid: null }
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString()
  if (ids.size > 0)
    await tx
      .insertInto('auth_record')
      .values([...ids].map((id) => ({ ...row, id, expires_at })))
      .onConflict((c) => c.columns(['model', 'id']).doNothing())
      .execute()
  return ended.length
}

interface EndedRecord {
  model: string
  id: string
  payload: Record<string, unknown>
}
/** With what the sessions among records were signed in that were ended: by the device of the grant of each. */
function endedDevices(ended: readonly EndedRecord[]) {
  const names = new Map(ended.map(({ model, id, payload }) => [`${model} ${id}`, payload.name as DeviceRecord['name']]))
  return ended.flatMap(({ model, payload }) => {
    if (model !== 'Session') return []
    const granted = Object.values((payload.authorizations ?? {}) as Record<string, { grantId?: string }>)
    return [{ network: null, device: names.get(`${DEVICE} ${granted[0]?.grantId}`) ?? null }]
  })
}

/** True if the sign-in that an authorization request was answered for has ended since the request read it. */
async function hasEnded(db: Kysely<Tables>, oidc: KoaContextWithOIDC['oidc'], person: string): Promise<boolean> {
  // Waits for a change under way. In a statement of its own, because what it waited for is seen only by a later one.
  await db.selectFrom('person').select('uuid').where('uuid', '=', person).forShare().execute()
  const read = [oidc.session?.uid, oidc.entities.Interaction?.jti, oidc.entities.Grant?.jti]
  const ended = await db
    .selectFrom('auth_record')
    .select('id')
    .where('model', '=', MODEL)
    .where(
      'id',
      'in',
      read.filter((id) => id !== undefined),
    )
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Makes a provider end the sign-in again that an authorization request stored after it was ended; the browser is sent
 * to sign in anew.
 */
export function forgetEndedSignIns(provider: Provider, db: Kysely<Tables>): void {
  provider.use(async (ctx, next) => {
    await next()
    // Absent where no route of the provider was asked for.
    const oidc = (ctx as Partial<KoaContextWithOIDC>).oidc
    const session = oidc?.session
    if (!oidc || !session?.accountId || !/^(authorization|resume)$/.test(oidc.route)) return
    if (!(await hasEnded(db, oidc, session.accountId))) return
    const grant = oidc.entities.Grant?.jti ?? null
    await db
      .deleteFrom('auth_record')
      .where(sql<boolean>`(model, id) in (('Session', ${session.jti}), ('Grant', ${grant})) or grant_id = ${grant}`)
      .execute()
    const params = Object.entries(oidc.params ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
    ctx.redirect(`${oidc.urlFor('authorization')}?${new URLSearchParams(params).toString()}`)
  })
}
