import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Runs work in a savepoint of a transaction: if it throws, what it did is undone and the transaction may go on.
 * Rethrows the error. What the work keeps outside of the database is not undone.
 */
export async function inSavepoint<T>(tx: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint change`.execute(tx)
  let result: T
  try {
    result = await work()
  } catch (error) {
    // Where the connection is lost this fails as well, and says less.
    await sql`rollback to savepoint change`.execute(tx).catch(() => {
      throw error
    })
    await sql`release savepoint change`.execute(tx)
    throw error
  }
  await sql`release savepoint change`.execute(tx)
  return result
}
