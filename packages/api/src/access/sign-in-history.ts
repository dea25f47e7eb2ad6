import { placeOf } from '@costdraft/schema/network.ts'
import { SIGN_INS_KEPT_DAYS, type SignInResult } from '@costdraft/schema/access/sign-in-results.ts'
import type { Request } from 'express'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import { deviceName } from './devices.ts'

/** In milliseconds: how long attempts are collected before they are stored. */
const COLLECTED = 1_000
/** How many are collected at most: beyond them nobody could read the history of an account. */
const MOST = 1_000
/** In milliseconds: within this time an account that is locked is told so once. */
const ONE_LOCK = 15 * 60_000

/** From where somebody signs in, and with what. */
export interface Origin {
  network: string | null
  device: string | null
}

export const originOf = (req: Request): Origin => ({
  network: placeOf(req.ip ?? ''),
  device: deviceName(req.headers['user-agent']),
})

/** Attempts that failed, on their way to the histories of the accounts. */
export interface FailedAttempts {
  /** Takes one, to be stored if somebody has the address. */
  note: (email: string, result: Extract<SignInResult, 'refused' | 'locked'>, origin: Origin) => void
}

interface Attempt extends Origin {
  email: string
  result: SignInResult
  at: string
}

/**
 * Stores failed attempts by the second, apart from the requests that failed: neither the time of an answer nor that of
 * the next one says whether somebody has an address. An attempt at an address of nobody is not stored.
 */
export function collectFailedAttempts(db: Kysely<Tables>, log: Log, now: () => Date): FailedAttempts {
  let collected: Attempt[] = []
  let timer: NodeJS.Timeout | undefined
  const store = async (): Promise<void> => {
    const attempts = collected
    collected = []
    timer = undefined
    await storeAttempts(db, attempts).catch((error: unknown) => log.error({ err: error }, 'history of sign-ins'))
  }
  return {
    note: (email, result, origin) => {
      if (collected.length >= MOST) return
      collected.push({ email, result, at: now().toISOString(), ...origin })
      timer ??= setTimeout(() => void store(), COLLECTED).unref()
    },
  }
}

/** Stores attempts in the histories of those who have the addresses: of the locked ones one in a while. */
async function storeAttempts(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  await sql`
    with attempt as (
      select person.uuid, person.client_uuid, given.at, given.result, given.network, given.device,
        row_number() over (partition by person.uuid, given.result order by given.at) as number
      from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
        as given(email text, at timestamptz, result text, network text, device text)
      join person on lower(person.email_address) = lower(given.email) and person.kind = 'person')
    insert into sign_in (person_uuid, client_uuid, at, result, network, device)
    select uuid, client_uuid, at, result, network, device from attempt
    where result <> 'locked' or (number = 1 and not exists (select from sign_in known
      where known.person_uuid = attempt.uuid and known.result = 'locked'
        and known.at > attempt.at - make_interval(secs => ${ONE_LOCK / 1_000})))`.execute(db)
}

interface Whose {
  uuid: string
  client_uuid: string | null
}
/** Writes into the history of a person that they signed in, or that sign-ins of theirs were ended. */
export async function storeSignIns(
  db: Kysely<Tables>,
  { uuid, client_uuid }: Whose,
  result: Extract<SignInResult, 'success' | 'ended'>,
  origins: readonly Origin[],
): Promise<void> {
  if (origins.length === 0) return
  const rows = origins.map((origin) => ({ person_uuid: uuid, client_uuid, result, ...origin }))
  await db.insertInto('sign_in').values(rows).execute()
}

/** Forgets what is older than is kept. */
export async function forgetSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SIGN_INS_KEPT_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('sign_in').where('at', '<', until).execute()
}
