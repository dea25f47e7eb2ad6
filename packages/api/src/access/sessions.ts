import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import type { Tx } from './as-viewer.ts'

const MODEL = 'Session'

/** Ends what a person is signed in with, everywhere or everywhere but there: sessions, grants, codes, refresh tokens. An access token that came from what was ended is refused from now on. */
export async function endSessions(tx: Tx, person: string, but?: string): Promise<void> {
  await tx
    .deleteFrom('auth_record')
    .where(sql<boolean>`payload->>'accountId' = ${person}`)
    .$if(but !== undefined, (q) =>
      q.where(sql<boolean>`position(${but}::text in id || coalesce(grant_id, '') || payload::text) = 0`),
    )
    .execute()
}

/** The grant a request's token came from; what was signed in together ends together. */
export const grantOf = (authorization: string | undefined): string | undefined => {
  try {
    return decodeJwt(String(authorization).replace(/^Bearer /i, '')).grant as string | undefined
  } catch {
    return undefined
  }
}

interface Stored {
  uuid: string
  grant: string | null
  signed_in_at: number | null
  expires_at: string
}
/** Where a person is signed in, newest first. */
export async function sessionsOf(tx: Tx, person: string, current: string | undefined) {
  const { rows } = await sql<Stored>`
    select payload->>'uid' as uuid, (payload->>'loginTs')::float8 as signed_in_at, expires_at,
      (select a.value->>'grantId' from jsonb_each(payload->'authorizations') a limit 1) as grant
    from auth_record where model = ${MODEL} and payload->>'accountId' = ${person} and expires_at > now() order by 2 desc nulls last`.execute(
    tx,
  )
  return rows.map(({ uuid, grant, signed_in_at, expires_at }) => ({
    uuid,
    signed_in_at: new Date((signed_in_at ?? 0) * 1_000).toISOString().slice(0, 19),
    expires_at,
    current: grant !== null && grant === current,
  }))
}

/** Ends one session of a person, with all that came from it. */
export async function endSession(tx: Tx, person: string, uid: string): Promise<boolean> {
  const session = await tx
    .selectFrom('auth_record')
    .select([
      'id',
      sql<string | null>`(select a.value->>'grantId' from jsonb_each(payload->'authorizations') a limit 1)`.as('grant'),
    ])
    .where('model', '=', MODEL)
    .where(sql<boolean>`payload->>'accountId' = ${person} and payload->>'uid' = ${uid}`)
    .executeTakeFirst()
  if (!session) return false
  await tx
    .deleteFrom('auth_record')
    .where((e) =>
      e.or([
        e.and([e('model', '=', MODEL), e('id', '=', session.id)]),
        ...(session.grant === null
          ? []
          : [e('grant_id', '=', session.grant), e.and([e('model', '=', 'Grant'), e('id', '=', session.grant)])]),
      ]),
    )
    .execute()
  return true
}
