import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const WINDOW = 15 * 60_000
/** Ten wrong passwords for an account, or thirty from one address, in fifteen minutes. */
const LIMITS = { account: 10, address: 30 }

export interface Throttle {
  isClosed: (email: string, address: string) => Promise<boolean>
  failed: (email: string, address: string) => Promise<void>
  succeeded: (email: string) => Promise<void>
}

/** Counts wrong passwords per account and per address; a right one clears its account. */
export function throttleOf(db: Kysely<Tables>, now: () => number): Throttle {
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
    isClosed: async (email, address) =>
      (await count(account(email))) >= LIMITS.account || (await count(from(address))) >= LIMITS.address,
    failed: async (email, address) => {
      await db
        .insertInto('sign_in_attempt')
        .values([{ key: account(email) }, { key: from(address) }])
        .execute()
    },
    succeeded: async (email) => {
      await db.deleteFrom('sign_in_attempt').where('key', '=', account(email)).execute()
    },
  }
}
