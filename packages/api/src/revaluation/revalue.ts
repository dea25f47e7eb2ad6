import { sql, type Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { withinClient } from '../access/within-client.ts'
import { audit } from '../audit/audit.ts'
import type { EarnerPeriod, Earners, OfficeFacts } from '../clients/load-earners.ts'
import type { Tables } from '../db/tables.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { affectedCases } from './affected-cases.ts'
import { isMoved, valuesByEarners, type ValueChange } from './case-value.ts'

/** A change of what fee earners or offices of a firm are, as it reaches the open cases. */
export interface Revaluation {
  client: string
  /** The fee earners that it is about. */
  earners: readonly string[]
  before: Earners
  after: Earners
  /** The person who made it. */
  by: string
  /** What was changed, as a sentence for the audit of each case. */
  because: string
}

/** Cases are priced this many at a time, so that a large firm needs no more memory than a small one. */
const BATCH = 100
/** Cases beyond this number are revalued by a job, so that the request does not wait for them. */
const MOST_AT_ONCE = 500
const REVALUE_JOB = 'revalue'

/** Writes to the audit of a case that its value moved, and tells who reviews it. */
export async function recordMove(
  tx: Tx,
  { client, by, because }: Pick<Revaluation, 'client' | 'by' | 'because'>,
  { uuid, stage }: { uuid: string; stage: string },
  { before, after }: ValueChange,
): Promise<void> {
  await audit(tx, { client_uuid: client, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by }, 'revalued', {
    before: { ...before },
    after: { ...after, because },
  })
  if (stage === 'in_review')
    await notify(tx, {
      kind: 'value_moved',
      case: { uuid, client },
      actor: by,
      facts: { before: before.value, after: after.value },
    })
}

/**
 * Revalues the affected cases after one (by uuid), at most `most`: those whose value moves are told. Resolves with the
 * last case if there may be more.
 */
async function revalueFrom(
  tx: Tx,
  items: Items,
  change: Revaluation,
  { after: start, most }: { after: string | undefined; most: number },
): Promise<string | undefined> {
  let last = start
  for (let done = 0; done < most; done += BATCH) {
    const at = last
    const size = Math.min(BATCH, most - done)
    const cases = await affectedCases(tx, items, change.client, change.earners)
      .select(['case_row.uuid', 'case_row.stage'])
      .$if(at !== undefined, (q) => q.where('case_row.uuid', '>', at ?? ''))
      .orderBy('case_row.uuid')
      .limit(size)
      .execute()
    const uuids = cases.map(({ uuid }) => uuid)
    const values = await valuesByEarners(tx, uuids, change)
    for (const one of cases) {
      const moved = values.get(one.uuid)
      if (moved && isMoved(moved)) await recordMove(tx, change, one, moved)
    }
    last = uuids.at(-1)
    if (cases.length < size) return undefined
  }
  return last
}

const withoutPrices = (tx: Tx, items: Items, { client, earners }: Revaluation): Promise<unknown> =>
  tx
    .updateTable('case')
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('uuid', 'in', affectedCases(tx, items, client, earners).select('case_row.uuid'))
    .execute()

/**
 * Has every open case that a change reaches priced anew, and writes to the audit of each whose value moves who changed
 * what, in the transaction of the change. The viewer need not see the cases. A job does those of a large firm beyond
 * `most`.
 */
export async function revalueCases(tx: Tx, items: Items, change: Revaluation, most = MOST_AT_ONCE): Promise<void> {
  await withinClient(tx, change.client, async () => {
    await withoutPrices(tx, items, change)
    const last = await revalueFrom(withoutViewer(tx), items, change, { after: undefined, most })
    if (last === undefined) return
    const { before, after, ...rest } = change
    await enqueue(tx, {
      kind: REVALUE_JOB,
      key: `${change.client} ${new Date().toISOString()}`,
      client_uuid: change.client,
      payload: { ...rest, before: asJson(before), after: asJson(after), last },
    })
  })
}

interface EarnersJson {
  periods: [string, [EarnerPeriod, ...EarnerPeriod[]]][]
  offices: [string, OfficeFacts][]
}
const asJson = ({ periods, offices }: Earners): EarnersJson => ({
  periods: [...periods].map(([uuid, [first, ...later]]) => [uuid, [first, ...later]]),
  offices: [...offices],
})
const fromJson = ({ periods, offices }: EarnersJson): Earners => ({
  periods: new Map(periods),
  offices: new Map(offices),
})

type Payload = Omit<Revaluation, 'before' | 'after'> & { before: EarnersJson; after: EarnersJson; last: string }

/** The job that goes on where a request stopped: one transaction, so that an attempt that fails leaves nothing. */
export const revaluationHandlers = (db: Kysely<Tables>, items: Items = productItems): Handlers => ({
  [REVALUE_JOB]: {
    work: async ({ payload }) => {
      const { before, after, last, ...rest } = payload as unknown as Payload
      const change = { ...rest, before: fromJson(before), after: fromJson(after) }
      await db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', '0', true)`.execute(tx)
        await revalueFrom(withoutViewer(tx), items, change, { after: last, most: Infinity })
      })
    },
  },
})
