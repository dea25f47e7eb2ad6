import type { AnyKind } from '@costdraft/schema/kind.ts'
import { GraphQLError } from 'graphql'
import { refused, upstreamError } from '../errors/errors.ts'
import { assertChangeArguments } from '../operations/check-arguments.ts'
import { outcomeUnknown } from '../upstream/failures.ts'
import type { Call } from '../upstream/http.ts'
import type { ItemRow } from '../upstream/rows.ts'
import { bodyOf, bodyWithLists } from './item-body.ts'
import { itemsPath } from './item-parts.ts'
import { refusalIn, type KeptDraft, type RowAnswer, type RowChange, type RowChanges } from './row-changes.ts'

type Body = Record<string, unknown>
/** A change as the host takes it. Throws what is wrong with it before it is sent. */
async function bodyOfChange(kept: KeptDraft, kind: AnyKind, change: RowChange): Promise<Body> {
  assertChangeArguments({ ...change })
  const { action, uuid, version, idempotencyKey } = change
  const draft = await kept(kind, change.input ?? {})
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

/** Sends the changes with one call, but for those that are refused before. `kept` is what the host keeps of a draft. */
export const ownRowChanges = (call: Call, kept: KeptDraft): RowChanges => ({
  change: async (row, kind, changes) => {
    const bodies = await Promise.all(changes.map((change) => bodyOfChange(kept, kind, change).catch(refusalIn)))
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
  },
})
