import { touchCase } from '../cases/case-revision.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { assertSameRequest, hashOf, recordedOutcome, recordOutcomes, type KeyedRequest } from '../http/idempotency.ts'
import { refusalOf } from '../http/request.ts'
import { changesIn, type RowChange } from './row-changes-body.ts'
import type { ItemsContext, ItemsRequestContext } from '../items/context.ts'
import { purposeOf, type Purpose } from './item-body.ts'
import { lockOpenCase, param } from '../cases/open-case.ts'
import { readRows } from './read-item.ts'
import { addRow, editRow, removeOwn, restoreOwn, type KindInAreas } from './row-actions.ts'
import { assertFewRows } from './row-limit.ts'

/** What is answered for one of several changes: what its own request would be answered. */
export interface RowResult {
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
type Outcome = Made | { answer: RowResult }

/** The rows added in a request so far, by their keys. */
type AddedByKey = Map<string, { hash: string; made: Made }>

/** The rows of a case that are changed together. */
interface Rows {
  owner: CaseRow
  kind: KindInAreas
  /** The path of the list: `POST` there is what an addition would be alone. */
  path: string
  /** What the bodies of edits are. */
  purpose: Purpose
}

/** Adds a row once for its key, whether the key was sent before, alone or in a batch, or earlier in this one. */
async function addOnce(
  context: ItemsContext,
  { owner, kind, path }: Rows,
  { key, body }: Extract<RowChange, { action: 'add' }>,
  added: AddedByKey,
): Promise<Outcome> {
  const add = async (): Promise<Made> => ({ status: 201, uuid: await addRow(context, owner, kind, body) })
  if (!key) return add()
  const request: KeyedRequest = { key, method: 'POST', path, body }
  const before = added.get(key)
  if (before) {
    assertSameRequest(request, before.hash)
    return before.made
  }
  const recorded = await recordedOutcome(context, request)
  return recorded ? { answer: { status: recorded.status, item: recorded.body } } : { ...(await add()), request }
}

/** Makes one change. Throws what its own request would be refused with. */
async function makeChange(context: ItemsContext, rows: Rows, change: RowChange, added: AddedByKey): Promise<Outcome> {
  const { owner, kind, purpose } = rows
  switch (change.action) {
    case 'add':
      return addOnce(context, rows, change, added)
    case 'edit':
      await editRow(context, owner, kind, { ...change, purpose })
      return { status: 200, uuid: change.uuid }
    case 'remove':
      await removeOwn(context, owner, kind.resource, change)
      return { status: 204 }
    case 'restore':
      await restoreOwn(context, owner, kind.resource, change.uuid)
      return { status: 200, uuid: change.uuid }
  }
}

/**
 * Makes the changes in their order, each in a savepoint. A refused one changes nothing; any other error ends the
 * request.
 */
async function makeChanges(context: ItemsContext, rows: Rows, changes: readonly RowChange[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const added: AddedByKey = new Map()
  for (const change of changes) {
    try {
      const outcome = await inSavepoint(context.tx, () => makeChange(context, rows, change, added))
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
 * Makes changes of rows of a kind in an open case that is locked, each in a savepoint, and answers each in its place.
 * The rows are read and priced once, as they are after all changes; one that a later change removed is not answered.
 */
export async function changeRowsOf(
  context: ItemsContext,
  rows: Rows,
  changes: readonly RowChange[],
): Promise<RowResult[]> {
  const { owner, kind } = rows
  const outcomes = await makeChanges(context, rows, changes)
  const made = outcomes.filter((outcome) => 'status' in outcome)
  if (made.length > 0) await touchCase(context, owner.uuid)
  const uuids = [...new Set(made.flatMap(({ uuid }) => uuid ?? []))]
  const byUuid = new Map((await readRows(context, kind.resource, owner.uuid, uuids)).map((row) => [row.uuid, row]))
  const answerOf = ({ status, uuid }: Made): RowResult => {
    const item = uuid === undefined ? undefined : byUuid.get(uuid.toLowerCase())
    return { status, ...(item && { item }) }
  }
  await recordOutcomes(
    context,
    [...new Set(made)].flatMap((one) =>
      one.request ? [[one.request, { status: one.status, body: answerOf(one).item }] as const] : [],
    ),
  )
  return outcomes.map((outcome) => ('answer' in outcome ? outcome.answer : answerOf(outcome)))
}

/**
 * `POST …/changes`: makes several changes of rows of a kind in one transaction (`changeRowsOf`). With `?lists=whole`
 * the edits have the lists of their rows.
 */
export async function changeRows(asked: ItemsRequestContext, kind: KindInAreas): Promise<{ results: RowResult[] }> {
  const owner = await lockOpenCase(asked, param(asked, 'case'))
  const changes = changesIn(asked.req.body)
  assertFewRows(
    asked.items,
    kind.resource,
    changes.map((change) => ('body' in change ? change.body : undefined)),
    'changes',
  )
  const path = asked.req.originalUrl.replace(/\/changes\/?(?:\?.*)?$/, '')
  return { results: await changeRowsOf(asked, { owner, kind, path, purpose: purposeOf(asked.req) }, changes) }
}
