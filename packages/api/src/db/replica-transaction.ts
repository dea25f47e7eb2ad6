import { sql, type Kysely, type Transaction } from 'kysely'
import { SERVER } from './read-positions.ts'
import type { KnownPosition } from './replica-positions.ts'
import type { Tables } from './tables.ts'

/** Who reads from a replica, and what of their firms was written that it may not have: all told by the primary. */
export interface Reader {
  /** The settings by which row-level security limits a transaction, as `become` sets them. */
  settings: { person: string; clients: string; every: string; role: string }
  /** The numbers of `record_change` after that which the replica is known to have. */
  written: readonly number[]
}

/** The replica cannot answer this request now; the primary can. */
export class NotOnReplica extends Error {
  override name = 'NotOnReplica'
}

/**
 * Sets who reads, as `become` does on the primary, and throws unless the snapshot of the transaction has all that the
 * reader must see. Rows are compared and not transactions: on a replica PostgreSQL does not tell which transactions a
 * snapshot lacks, while a row that is seen was committed with all that its transaction changed.
 */
async function begin(
  tx: Transaction<Tables>,
  { server }: KnownPosition,
  { settings, written, longest }: Reader & { longest: number },
): Promise<void> {
  const { rows } = await sql<{ is_usable: boolean }>`
    select pg_is_in_recovery() and ${SERVER} = ${server}
        and (select count(*) from record_change where number = any(${written}::bigint[])) = ${written.length} as is_usable,
      set_config('statement_timeout', ${String(longest)}, true),
      set_config('costdraft.person', ${settings.person}, true), set_config('costdraft.clients', ${settings.clients}, true),
      set_config('costdraft.every', ${settings.every}, true), set_config('role', ${settings.role}, true)`.execute(tx)
  if (!rows[0]?.is_usable) throw new NotOnReplica()
}

const readOnly = new WeakSet<Kysely<Tables>>()
/**
 * Throws `NotOnReplica` in a transaction on a replica: for what may write, before it does work that is then done again
 * on the primary.
 */
export function assertTakesWrites(tx: Kysely<Tables>): void {
  if (readOnly.has(tx)) throw new NotOnReplica()
}

/**
 * Runs work in a read-only transaction of one snapshot on a replica, each statement of which may take `longest`
 * milliseconds. Throws `NotOnReplica` where the snapshot lacks something that the reader must see.
 */
export const onReplica = <T>(
  db: Kysely<Tables>,
  known: KnownPosition,
  reader: Reader & { longest: number },
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await begin(tx, known, reader)
      readOnly.add(tx)
      return work(tx)
    })
