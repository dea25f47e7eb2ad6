import type { Draft } from '@costdraft/schema/field.ts'
import { logFailure } from '../../../ui/log-failure.ts'
import { readError } from '../../../ui/read-error.ts'
import { isOfTheRow, type ChangedRow, type RowChange } from '../row-changes.ts'
import type { StoredRow } from '../item-row.ts'
import type { EditAgain, Edited } from '../use-item-server.ts'
import { DOWN, type Failure, type Line } from './row-queue.ts'
import type { Wish } from './wishes.ts'

type Answer = ChangedRow<StoredRow>
/** The server as the grid uses it. */
export interface GridServer {
  /** Makes changes in their order and answers each in its place. Never rejects. */
  change: (changes: readonly RowChange[]) => Promise<readonly Answer[]>
  /** How many changes are made at once, at most. */
  most: number
  /** Whether a row that is sent once more with its key is stored once: the host keeps keys. */
  isSafeAgain: boolean
  /**
   * What becomes of a change that was refused because someone else changed or deleted the row. Undefined where the
   * person goes back; throws any other refusal.
   */
  settle: (base: StoredRow, input: Draft, refused: unknown) => Promise<Edited<StoredRow> | EditAgain | undefined>
  line: Line
  /** Whether a deleted row can be brought back. */
  canRestore: boolean
  /** Reads the rows again, because someone else's version of one is taken. */
  refetch: () => void
  /** Says that rows were not deleted because someone else changed them, and reads them again. */
  sayKept: (count: number) => void
}
export type Refusal = ReturnType<typeof readError>
/**
 * What became of a row: stored, gone, as someone else left it, or refused; `back` where the person goes back to it,
 * `lost` where it is not in the state that the change is of: what is not deleted cannot be brought back, and what may
 * be deleted is; `unheard` where the line was down, and it is sent again once that is back.
 */
export type Outcome =
  | { what: 'stored'; row: StoredRow }
  | { what: 'removed' | 'theirs' | 'back' | 'lost' | 'unheard' }
  | { what: 'refused'; refusal: Refusal }
export type Ended = readonly [Wish, Outcome]

const STALE = 'CONFLICT'
const MISSING = 'NOT_FOUND'

function outcomeOf(
  { isSafeAgain }: GridServer,
  { change: { action }, isPerhapsDeleted }: Wish,
  answer: Answer | undefined,
): Outcome {
  if (answer && 'error' in answer) {
    const refusal = readError(answer.error)
    // A host that keeps no keys would store a new row twice: whether it is sent again is for a person to say.
    if (refusal.isUnreachable && (isSafeAgain || action !== 'add')) return { what: 'unheard' }
    // What someone else deleted is gone.
    if (refusal.code === MISSING && action === 'remove') return { what: 'removed' }
    if (refusal.code === MISSING && (action === 'restore' || isPerhapsDeleted)) return { what: 'lost' }
    return { what: 'refused', refusal }
  }
  if (action === 'remove') return { what: 'removed' }
  return answer?.item ? { what: 'stored', row: answer.item } : { what: action === 'restore' ? 'lost' : 'back' }
}

/**
 * Whether a row was not deleted because someone else changed it, and not because of anything else that the state of its
 * case forbids.
 */
export const isChangedByOther = ([{ change }, outcome]: readonly [Pick<Wish, 'change'>, Outcome]): boolean =>
  change.action === 'remove' &&
  outcome.what === 'refused' &&
  outcome.refusal.code === STALE &&
  Boolean(outcome.refusal.current)

/** Whether a person is asked what becomes of a change that was refused. */
const isAsked = ([{ change }, outcome]: Ended): boolean =>
  change.action === 'edit' &&
  outcome.what === 'refused' &&
  (outcome.refusal.code === STALE || outcome.refusal.code === MISSING)

/** Settles a refused change of a row; answers what became of the row, or what is to be sent once more. */
async function settled(server: GridServer, wish: Wish, answer: Answer | undefined): Promise<Outcome | Wish> {
  const { change, row } = wish
  if (change.action !== 'edit' || !row.stored || !answer || !('error' in answer)) return outcomeOf(server, wish, answer)
  try {
    const edited = await server.settle(row.stored, change.input, answer.error)
    if (edited?.whose === 'again')
      return { ...wish, change: { ...change, input: edited.input, version: edited.version } }
    if (edited?.whose === 'mine' && edited.row) return { what: 'stored', row: edited.row }
    return { what: edited?.whose === 'theirs' ? 'theirs' : 'back' }
  } catch (error) {
    logFailure(error)
    const refusal = readError(error)
    return refusal.isUnreachable ? { what: 'unheard' } : { what: 'refused', refusal }
  }
}

/** What stands in the way of the rows behind one. */
function failureOf(outcome: Outcome): Failure | undefined {
  if (outcome.what === 'unheard') return DOWN
  if (outcome.what !== 'refused' || isOfTheRow(outcome.refusal.code)) return undefined
  return outcome.refusal.isUnreachable ? DOWN : { why: outcome.refusal.message }
}

/**
 * Sends what is wanted of rows, and says as it comes what became of each; where others changed a row, one question
 * after the other. Resolves to the failure after which nothing more need be sent now.
 */
export async function sendWishes(
  server: GridServer,
  wishes: readonly Wish[],
  end: (ended: readonly Ended[]) => void,
): Promise<Failure | undefined> {
  let failure: Failure | undefined
  const note = (ended: readonly Ended[]): void => {
    for (const [, outcome] of ended) failure ??= failureOf(outcome)
    if (ended.length > 0) end(ended)
  }
  for (let left = wishes; left.length > 0;) {
    const answers = await server.change(left.map(({ change }) => change))
    const ended = left.map((wish, i): [Wish, Outcome, Answer | undefined] => [
      wish,
      outcomeOf(server, wish, answers[i]),
      answers[i],
    ])
    note(ended.flatMap(([wish, outcome]) => (isAsked([wish, outcome]) ? [] : [[wish, outcome]])))
    const again: Wish[] = []
    for (const [wish, outcome, answer] of ended) {
      if (!isAsked([wish, outcome])) continue
      const now = await settled(server, wish, answer)
      if ('change' in now) again.push(now)
      else note([[wish, now]])
    }
    left = again
  }
  return failure
}
