import { networkOf } from '@costdraft/schema/network.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Milliseconds from the first attempt counted to the end of the count. */
const WINDOW = 15 * 60_000
/**
 * Attempts within the window. The pair is what one person at one desk needs. The caps on address and account alone are
 * looser: an office shares an address, and strangers must not be able to lock an account by guessing at it from one
 * place.
 */
export const ATTEMPTS = { pair: 10, address: 200, account: 50 } as const

export interface Throttle {
  /**
   * Counts an attempt before its password is checked. Answers the seconds to wait if it may not be checked, else
   * undefined.
   */
  count: (email: string, address: string) => Promise<number | undefined>
  /** Takes back what a successful sign-in has counted. */
  release: (email: string, address: string) => Promise<void>
  /**
   * Forgets what was counted for an account, at every place: it begins anew. For an account whose password is another
   * one from now on, set by somebody who may. What was counted for places stays.
   */
  lift: (email: string) => Promise<void>
}

/**
 * What a person's attempts at the present password are counted as, when they change it: counts of their own, so that
 * strangers who guess at the sign-in page cannot keep a person from changing the password.
 */
export const changesOf = (person: string): string => `password of ${person}`

/**
 * Lifts the locks of an account whose password is another one from now on, at the sign-in page and for changes of the
 * password: what was guessed at is gone.
 */
export async function liftPassword(
  throttle: Throttle,
  { uuid, email_address }: { uuid: string; email_address: string },
): Promise<void> {
  await throttle.lift(email_address)
  await throttle.lift(changesOf(uuid))
}

interface Count {
  attempts: number
  since: string
}
interface Counts {
  pair: Count
  address: Count | null
  account: Count | null
}

/**
 * Limits attempts at a password per pair of account and place, and per each of them. The place is the IP address, or,
 * of who is signed in already, the sign-in. `now` is in milliseconds.
 */
export function createSignInThrottle(db: Kysely<Tables>, now: () => number): Throttle {
  const keysOf = (email: string, address: string) => {
    const account = email.toLowerCase()
    const network = networkOf(address)
    return { pair: `pair ${account} ${network}`, address: `address ${network}`, account: `account ${account}` }
  }
  return {
    count: async (email, address) => {
      const keys = keysOf(email, address)
      const at = now()
      const counted = (key: string, from: RawBuilder<unknown>) => countOne(key, new Date(at), from)
      // One statement, so that parallel attempts are counted one after the other. An attempt refused by one count does
      // not add to the next.
      const { rows } = await sql<Counts>`
        with pair as (${counted(keys.pair, sql`from (select 1) as attempt`)}),
          address as (${counted(keys.address, sql`from pair where attempts <= ${ATTEMPTS.pair}::int`)}),
          account as (${counted(keys.account, sql`from address where attempts <= ${ATTEMPTS.address}::int`)})
        select (select to_jsonb(pair) from pair) as pair, (select to_jsonb(address) from address) as address,
          (select to_jsonb(account) from account) as account`.execute(db)
      const exceeded = rows.flatMap((row) =>
        (['pair', 'address', 'account'] as const).flatMap((name) =>
          (row[name]?.attempts ?? 0) > ATTEMPTS[name] ? [row[name]?.since ?? ''] : [],
        ),
      )
      if (exceeded.length === 0) return undefined
      return Math.max(1, Math.ceil((Date.parse(exceeded[0] ?? '') + WINDOW - at) / 1_000))
    },
    release: async (email, address) => {
      const keys = keysOf(email, address)
      await sql`
        with pair as (delete from sign_in_attempt where key = ${keys.pair})
        update sign_in_attempt set attempts = greatest(attempts - 1, 0) where key in (${keys.address}, ${keys.account})
      `.execute(db)
    },
    lift: async (email) => {
      const account = email.toLowerCase()
      // In the order in which an attempt counts, so that neither waits for the other.
      await sql`delete from sign_in_attempt where starts_with(key, ${`pair ${account} `})`.execute(db)
      await sql`delete from sign_in_attempt where key = ${`account ${account}`}`.execute(db)
    },
  }
}

/** Adds one to a count, which starts anew if its window is over, once for each row of `from`. */
const countOne = (key: string, at: Date, from: RawBuilder<unknown>): RawBuilder<unknown> => {
  const start = sql`${new Date(at.getTime() - WINDOW).toISOString()}::timestamptz`
  return sql`
    insert into sign_in_attempt as known (key, attempts, since)
    select ${key}::text, 1, ${at.toISOString()}::timestamptz ${from}
    on conflict (key) do update set
      attempts = case when known.since <= ${start} then 1 else known.attempts + 1 end,
      since = case when known.since <= ${start} then excluded.since else known.since end
    returning attempts, since`
}
