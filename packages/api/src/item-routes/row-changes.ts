import { touchCase } from '../cases/case-revision.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { assertSameRequest, hashOf, recordedOutcome, recordOutcomes, type KeyedRequest } from '../http/idempotency.ts'
import { refusalOf } from '../http/request.ts'
import { changesIn, type RowChange } from './row-changes-body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { purposeOf } from './item-body.ts'
import { lockOpenCase } from '../cases/open-case.ts'
import { readRows } from './read-item.ts'
import { addRow, editRow, removeOwn, restoreOwn, type KindInAreas } from './row-actions.ts'
import { assertFewRows } from './row-limit.ts'

/** What is answered for one of several changes: what its own request would be answered. */
interface Result {
  status: number
  item?: unknown
  message?: string
  details?: Record<string, string>
}
/** A change that is made: the row to answer, and the request to record where it has a key. */
interface Made {
  status: number
  uuid?: string
  request?: KeyedRequest
}
type Outcome = Made | { answer: Result }

/** The rows added in a request so far, by their keys. */
type AddedByKey = Map<string, { hash: string; made: Made }>

/** The request that an addition would be alone: `POST` of its item to the path of its kind. */
const aloneOf = ({ req }: ItemsRequestContext, key: string, body: unknown): KeyedRequest => ({
  key,
  method: 'POST',
  path: req.originalUrl.replace(/\/changes\/?(?:\?.*)?$/, ''),
  body,
})

/** Adds a row once for its key, whether the key was sent before, alone or in a batch, or earlier in this one. */
async function addOnce(
  asked: ItemsRequestContext,
  owner: CaseRow,
  kind: KindInAreas,
  { key, body }: Extract<RowChange, { action: 'add' }>,
  added: AddedByKey,
): Promise<Outcome> {
  const add = async (): Promise<Made> => ({ status: 201, uuid: await addRow(asked, owner, kind, body) })
  if (!key) return add()
  const request = aloneOf(asked, key, body)
  const before = added.get(key)
  if (before) {
    assertSameRequest(request, before.hash)
    return before.made
  }
  const recorded = await recordedOutcome(asked, request)
  return recorded ? { answer: { status: recorded.status, item: recorded.body } } : { ...(await add()), request }
}

/** Makes one change. Throws what its own request would be refused with. */
async function makeChange(
  asked: ItemsRequestContext,
  owner: CaseRow,
  kind: KindInAreas,
  change: RowChange,
  added: AddedByKey,
): Promise<Outcome> {
  switch (change.action) {
    case 'add':
      return addOnce(asked, owner, kind, change, added)
    case 'edit':
      await editRow(asked, owner, kind, { ...change, purpose: purposeOf(asked.req) })
      return { status: 200, uuid: change.uuid }
    case 'remove':
      await removeOwn(asked, owner, kind.resource, change)
      return { status: 204 }
    case 'restore':
      await restoreOwn(asked, owner, kind.resource, change.uuid)
      return { status: 200, uuid: change.uuid }
  }
}

/**
 * Makes the changes in their order, each in a savepoint. A refused one changes nothing; any other error ends the
 * request.
 */
async function makeChanges(
  asked: ItemsRequestContext,
  owner: CaseRow,
  kind: KindInAreas,
  changes: readonly RowChange[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const added: AddedByKey = new Map()
  for (const change of changes) {
    try {
      const outcome = await inSavepoint(asked.tx, () => makeChange(asked, owner, kind, change, added))
      outcomes.push(outcome)
      // Only now: a row whose addition is undone was not added.
      if ('request' in outcome && outcome.request)
        added.set(outcome.request.key, { hash: hashOf(outcome.request), made: outcome })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const { status, message, details, extra } = refusal
      outcomes.push({ answer: { status, message, details, ...extra } })
    }
  }
  return outcomes
}

/**
 * `POST …/changes`: makes several changes of rows of a kind in one transaction, and answers each in its place. The rows
 * are read and priced once, as they are after all changes; one that a later change removed is not answered. With
 * `?lists=whole` the edits have the lists of their rows.
 */
export async function changeRows(asked: ItemsRequestContext, kind: KindInAreas): Promise<{ results: Result[] }> {
  const owner = await lockOpenCase(asked)
  const changes = changesIn(asked.req.body)
  assertFewRows(
    asked.items,
    kind.resource,
    changes.map((change) => ('body' in change ? change.body : undefined)),
    'changes',
  )
  const outcomes = await makeChanges(asked, owner, kind, changes)
  const made = outcomes.filter((outcome) => 'status' in outcome)
  if (made.length > 0) await touchCase(asked, owner.uuid)
  const rows = await readRows(asked, kind.resource, owner.uuid, [...new Set(made.flatMap(({ uuid }) => uuid ?? []))])
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  const answerOf = ({ status, uuid }: Made): Result => {
    const item = uuid === undefined ? undefined : byUuid.get(uuid.toLowerCase())
    return { status, ...(item && { item }) }
  }
  await recordOutcomes(
    asked,
    [...new Set(made)].flatMap((one) =>
      one.request ? [[one.request, { status: one.status, body: answerOf(one).item }] as const] : [],
    ),
  )
  return { results: outcomes.map((outcome) => ('answer' in outcome ? outcome.answer : answerOf(outcome))) }
}
