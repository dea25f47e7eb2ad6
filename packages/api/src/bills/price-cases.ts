import { sql, type Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { assertTakesWrites } from '../db/replica-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers, type Job } from '../jobs/jobs.ts'
import { hasFigures, refreshTotals } from './case-totals.ts'
import type { Revision } from './bill.ts'

const PRICE_JOB = 'price_cases'
/** Cases priced in one transaction. */
const BATCH = 50
/** Milliseconds for which a job prices before it lets other jobs have their turn. */
const TURN = 1_500

/** Cases of clients whose figures are not up to date, at most `most`. */
async function staleCases(db: Kysely<Tables>, clients: readonly string[], most: number): Promise<Revision[]> {
  const { rows } = await sql<Revision>`select case_uuid as uuid, case_revision as revision from case_total
    where client_uuid = any(${clients}::uuid[]) and not ${hasFigures} limit ${most}`.execute(db)
  return rows
}

/**
 * Has the cases of clients priced whose figures are not up to date, for a report that leaves them out. One job a person
 * at a time: `key` tells its turns apart.
 */
export function queuePricing(tx: Kysely<Tables>, clients: readonly string[], by: string, turn = 1): Promise<void> {
  assertTakesWrites(tx)
  return enqueue(tx, { kind: PRICE_JOB, key: `${by} ${turn}`, created_by: by, payload: { clients, turn } })
}

/** Whether anything was priced; what another transaction holds is left for later. */
async function priceBatch(db: Kysely<Tables>, clients: readonly string[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stale = await staleCases(tx, clients, BATCH)
    if (stale.length === 0) return false
    await refreshTotals(withoutViewer(tx), stale)
    const { rows } = await sql`select from case_total where ${hasFigures}
      and case_uuid = any(${stale.map(({ uuid }) => uuid)}::uuid[]) limit 1`.execute(tx)
    return rows.length > 0
  })
}

async function priceForATurn(db: Kysely<Tables>, job: Job, signal: AbortSignal): Promise<void> {
  const { clients, turn } = job.payload as { clients: string[]; turn: number }
  const end = performance.now() + TURN
  while (await priceBatch(db, clients)) {
    signal.throwIfAborted()
    if (performance.now() > end) return queuePricing(db, clients, job.created_by ?? '', turn + 1)
  }
}

/** Prices all cases of a client whose figures are not up to date. Throws the reason of the signal. */
export async function priceClient(db: Kysely<Tables>, client: string, signal: AbortSignal): Promise<void> {
  while (await priceBatch(db, [client])) signal.throwIfAborted()
}

/** The job that prices cases for reports. */
export const pricingHandlers = (db: Kysely<Tables>): Handlers => ({
  [PRICE_JOB]: { work: (job, signal) => priceForATurn(db, job, signal) },
})
