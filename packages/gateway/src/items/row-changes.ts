import { isOfTheRow } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { GraphQLError } from 'graphql'
import { refused, upstreamError, type Code } from '../errors/errors.ts'
import { assertChangeArguments } from '../operations/check-arguments.ts'
import { withoutAddedFields } from '../upstream/added-fields.ts'
import type { RowAnswer, RowChange, SingleChanges } from './row-change.ts'
import { outcomeUnknown } from '../upstream/failures.ts'
import type { Host } from '../upstream/host-call.ts'
import { bodyOf, bodyWithLists } from './item-body.ts'
import { itemsPath } from './item-parts.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

/** What is refused by an error in the gateway's format. Rethrows any other. */
function refusalIn(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  throw error
}

async function changeOne(
  single: SingleChanges,
  row: CaseRow,
  kind: AnyKind,
  { action, uuid, version, input, idempotencyKey }: RowChange,
): Promise<ItemRow | null> {
  const draft = input ?? {}
  const of = uuid ?? ''
  switch (action) {
    case 'add':
      return single.add(row, kind, draft, idempotencyKey)
    case 'edit':
      return single.edit(row, kind, of, draft, version)
    case 'remove':
      await single.remove(row, kind, of, version)
      return null
    case 'restore':
      return single.restore(row, of)
  }
}

const NOT_SENT = 'This row was not sent, because the one before it failed. It was not saved.'
/** The error of a change behind one that failed: it is not in doubt, whatever the other is. */
const notSent = ({ extensions }: GraphQLError): GraphQLError => refused(extensions.code as Code, NOT_SENT)

/** Makes the changes one after the other. After an error that says nothing of its row no more are sent. */
async function oneByOne(
  single: SingleChanges,
  row: CaseRow,
  kind: AnyKind,
  changes: readonly RowChange[],
): Promise<RowAnswer[]> {
  const answers: RowAnswer[] = []
  let stopped: GraphQLError | undefined
  for (const change of changes) {
    if (stopped) {
      answers.push({ error: notSent(stopped) })
      continue
    }
    try {
      assertChangeArguments({ ...change })
      answers.push({ item: await changeOne(single, row, kind, change) })
    } catch (error) {
      const refusal = refusalIn(error)
      answers.push({ error: refusal })
      if (!isOfTheRow(refusal.extensions.code)) stopped = refusal
    }
  }
  return answers
}

type Body = Record<string, unknown>
/** A change as the host takes it. Throws what is wrong with it before it is sent. */
async function bodyOfChange(has: Host['has'], kind: AnyKind, change: RowChange): Promise<Body> {
  assertChangeArguments({ ...change })
  const { action, uuid, version, idempotencyKey } = change
  const draft = await withoutAddedFields(has, kind, change.input ?? {})
  if (action === 'add')
    return { action, ...(idempotencyKey && { idempotency_key: idempotencyKey }), item: bodyOf(kind, draft, true) }
  if (action === 'restore') return { action, uuid }
  const named = { action, uuid, ...(version && { version }) }
  return action === 'edit' ? { ...named, item: bodyWithLists(kind, draft) } : named
}

interface Result {
  status: number
  item?: ItemRow
}
const answerOf = (result: Result): RowAnswer =>
  result.status < 400 ? { item: result.item ?? null } : { error: upstreamError(result.status, result) }

/** An error after which nobody knows what was stored: where only rows with keys were added, trying again is safe. */
function knownSafe(error: unknown, changes: readonly RowChange[]): unknown {
  const { code, unknownOutcome } = (error instanceof GraphQLError ? error.extensions : {}) as Record<string, unknown>
  const isSafe = changes.every(({ action, idempotencyKey }) => action === 'add' && idempotencyKey)
  return unknownOutcome && isSafe
    ? outcomeUnknown(code as Parameters<typeof outcomeUnknown>[0], { isWrite: true, hasIdempotencyKey: true })
    : error
}

/** Sends the changes with one call, but for those that are refused before. */
async function atOnce(
  { call, has }: Host,
  row: CaseRow,
  kind: AnyKind,
  changes: readonly RowChange[],
): Promise<RowAnswer[]> {
  const bodies = await Promise.all(changes.map((change) => bodyOfChange(has, kind, change).catch(refusalIn)))
  const sent = bodies.filter((body): body is Body => !(body instanceof GraphQLError))
  let results: Result[] = []
  if (sent.length > 0)
    ({ results } = await call<{ results: Result[] }>('POST', `${itemsPath(row, kind)}/changes?lists=whole`, {
      changes: sent,
    }).catch((error: unknown) => {
      throw knownSafe(error, changes)
    }))
  if (results.length !== sent.length)
    throw refused('UPSTREAM_FAILED', 'The service behind CostDraft failed. Try again.')
  let at = 0
  return bodies.map((body) =>
    body instanceof GraphQLError ? { error: body } : answerOf(results[at++] ?? { status: 500 }),
  )
}

/**
 * Makes several changes of rows of a kind: with one call where the host has the addition, otherwise by the calls of
 * each.
 */
export const changeRows = async (
  host: Host,
  single: SingleChanges,
  row: CaseRow,
  kind: AnyKind,
  changes: readonly RowChange[],
): Promise<RowAnswer[]> => {
  const isAtOnce = (await host.has('row_changes')) && (await host.has('nested_lists'))
  return isAtOnce ? atOnce(host, row, kind, changes) : oneByOne(single, row, kind, changes)
}
