import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Milliseconds. */
const WINDOW = 15 * 60_000
/** Failed attempts allowed within the window, per account and per IP address. */
const LIMITS = { account: 10, address: 30 }

export interface Throttle {
  /** Whether further attempts for the account or from the IP address are refused. */
  isBlocked: (email: string, address: string) => Promise<boolean>
  recordFailure: (email: string, address: string) => Promise<void>
  clearAccount: (email: string) => Promise<void>
}

/** Limits failed sign-ins per account and per IP address. A successful sign-in clears the account, not the address. `now` is in milliseconds. */
export function createSignInThrottle(db: Kysely<Tables>, now: () => number): Throttle {
  const account = (email: string): string => `account ${email.toLowerCase()}`
  const from = (address: string): string => `address ${address}`
  const count = async (key: string): Promise<number> => {
    const { n } = await db
      .selectFrom('sign_in_attempt')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('key', '=', key)
      .where('at', '>', new Date(now() - WINDOW).toISOString())
      .executeTakeFirstOrThrow()
    return n
  }
  return {
    isBlocked: async (email, address) =>
      (await count(account(email))) >= LIMITS.account || (await count(from(address))) >= LIMITS.address,
    recordFailure: async (email, address) => {
      await db
        .insertInto('sign_in_attempt')
        .values([{ key: account(email) }, { key: from(address) }])
        .execute()
    },
    clearAccount: async (email) => {
      await db.deleteFrom('sign_in_attempt').where('key', '=', account(email)).execute()
    },
  }
}
