import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import type { Tx } from './as-viewer.ts'
import { deviceOf } from './devices.ts'
import { endSignIns } from './ended-sign-ins.ts'

const MODEL = 'Session'

/**
 * Ends all sign-ins of a person, except that of the grant `exceptGrant`: sessions, grants, codes and refresh tokens,
 * and sign-ins whose password was accepted but which the browser has not finished. Access tokens of the ended sign-ins
 * are refused from then on.
 */
export async function endSessions(tx: Tx, person: string, exceptGrant?: string): Promise<void> {
  const others =
    exceptGrant === undefined
      ? sql``
      : sql`and position(${exceptGrant}::text in id || coalesce(grant_id, '') || payload::text) = 0`
  const whose = sql`${person} in (payload->>'accountId', payload->'result'->'login'->>'accountId',
    payload->'result'->'newPassword'->>'accountId', payload->'result'->'secondFactor'->>'accountId')`
  await endSignIns(tx, person, sql<boolean>`${whose} ${others}`)
}

/**
 * The grant in a request's access token, undefined for a malformed one. The signature is not verified. All tokens of a
 * grant end together.
 */
export const grantOf = (authorization: string | undefined): string | undefined => {
  try {
    return decodeJwt(String(authorization).replace(/^Bearer /i, '')).grant as string | undefined
  } catch {
    return undefined
  }
}

interface SessionRow {
  uuid: string
  grant: string | null
  signed_in_at: number | null
  used_at: number | null
  expires_at: string
  device: string | null
}
/** The grant of the sign-in `session` of a query. */
const GRANT = sql`(select granted.value->>'grantId' from jsonb_each(session.payload->'authorizations') granted limit 1)`

/**
 * When the sign-in `session` of a query was last used, in seconds: a browser that is in use gets another token every
 * quarter of an hour.
 */
const USED_AT = sql`(select max((used.payload->>'iat')::float8) from auth_record used where used.grant_id = ${GRANT})`
const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 19)

/** The active sessions of a person, newest first; `current` marks that of the grant given. */
export async function sessionsOf(tx: Tx, person: string, current: string | undefined) {
  const { rows } = await sql<SessionRow>`
    select session.payload->>'uid' as uuid, (session.payload->>'loginTs')::float8 as signed_in_at, session.expires_at,
      ${USED_AT} as used_at, ${GRANT} as grant, ${deviceOf(GRANT)} as device
    from auth_record session
    where session.model = ${MODEL} and session.payload->>'accountId' = ${person} and session.expires_at > now()
    order by 2 desc nulls last`.execute(tx)
  return rows.map(({ uuid, grant, signed_in_at, used_at, expires_at, device }) => ({
    uuid,
    signed_in_at: timeOf(signed_in_at ?? 0),
    last_used_at: timeOf(Math.max(signed_in_at ?? 0, used_at ?? 0)),
    expires_at,
    current: grant !== null && grant === current,
    device,
  }))
}

/** Ends one session of a person with its grant and tokens. False if there is no such session. */
export async function endSession(tx: Tx, person: string, uid: string): Promise<boolean> {
  const session = sql`session.model = ${MODEL} and session.payload->>'accountId' = ${person}
    and session.payload->>'uid' = ${uid}`
  const grant = sql`(select ${GRANT} from auth_record session where ${session})`
  const records = sql<boolean>`(model, id) in (
      select session.model, session.id from auth_record session where ${session})
    or grant_id = ${grant} or (model = 'Grant' and id = ${grant})`
  return (await endSignIns(tx, person, records)) > 0
}
