import { ApolloLink, type ApolloClient } from '@apollo/client'
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'
import { tap } from 'rxjs'
import { readAgain, type CaseContext } from '../ui/read-after-changes.ts'
import { whenReachable } from '../ui/when-reachable.ts'

/** What is read again of a case: lists that are filtered or sorted, or all that is on the screen. */
type Reading = 'chosen' | 'all'

/**
 * Milliseconds between two readings of a case, while many changes are stored one after the other: at first, and at
 * most. Many rows that are pasted or set at once are stored sooner the less is read between them.
 */
const PAUSE = 150
const LONGEST_PAUSE = 1_200

/**
 * Reads cases again after changes. The first change is followed at once; of those that come soon after, one reading
 * follows all, and the longer they go on, the more of them.
 */
export function createReadings(read: (cases: ReadonlyMap<string, Reading>) => unknown) {
  const waiting = new Map<string, Reading>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let pause = PAUSE
  const flush = (): void => {
    timer = undefined
    last = Date.now()
    read(new Map(waiting))
    waiting.clear()
  }
  /** How long the next reading waits: not at all where the last one was the end of what was done before. */
  const wait = (): number => {
    const since = Date.now() - last
    pause = since > pause + PAUSE ? PAUSE : Math.min(2 * pause, LONGEST_PAUSE)
    return Math.max(0, last + pause - Date.now())
  }
  return (uuid: string, reading: Reading): void => {
    if (waiting.get(uuid) !== 'all') waiting.set(uuid, reading)
    // Never at once: the answer of the change is written to the cache first.
    timer ??= setTimeout(flush, wait())
  }
}

/**
 * Follows the changes of cases. What was asked before a change was answered, and is answered after it, may be older
 * than that answer: the case is read again once it is there.
 */
export function followChanges(read: (uuid: string, reading: Reading) => void) {
  const changes = new Map<string, number>()
  const countOf = (uuid: string): number => changes.get(uuid) ?? 0
  return {
    /** A change was answered; without a `reading` nothing needs to be read again. */
    changed(uuid: string, reading?: Reading): void {
      changes.set(uuid, countOf(uuid) + 1)
      if (reading) read(uuid, reading)
    },
    /** A request about a case has begun; what is returned tells whether the case was changed since. */
    begin(uuid: string): () => boolean {
      const begun = countOf(uuid)
      return () => countOf(uuid) > begun
    },
    /** An answer was older than a change. */
    outdated: (uuid: string): void => read(uuid, 'all'),
  }
}

const followers = new WeakMap<ApolloClient, ReturnType<typeof followChanges>>()
function followerOf(client: ApolloClient) {
  const known = followers.get(client)
  if (known) return known
  const readings = createReadings((cases) => {
    for (const [uuid, reading] of cases) readAgain(client, uuid, reading)
  })
  const follower = followChanges(readings)
  followers.set(client, follower)
  return follower
}

/** Many rows of a case were changed by a request that is no mutation: an upload, an import, or the undoing of one. */
export const caseChanged = (client: ApolloClient, caseUuid: string): void => followerOf(client).changed(caseUuid, 'all')

/**
 * The same where nobody knows whether they were: once CostDraft can be reached, so that the screen says what became of
 * them.
 */
export const caseMayHaveChanged = (client: ApolloClient, caseUuid: string): void =>
  void whenReachable().then(() => caseChanged(client, caseUuid))

const saysAfter = new WeakMap<DocumentNode, boolean>()
/** Whether an operation asks with `changedCase` for what follows from its changes. */
function asksAfter(document: DocumentNode): boolean {
  const known = saysAfter.get(document)
  if (known !== undefined) return known
  const asks = document.definitions.some(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.selectionSet.selections.some((field) => field.kind === Kind.FIELD && field.name.value === 'changedCase'),
  )
  saysAfter.set(document, asks)
  return asks
}

/**
 * Keeps what is on the screen of a case true to its changes: a change answers what follows from it, and the lists that
 * are filtered or sorted are read again. After a change that does not say what follows, the case is read again.
 */
export const caseChangesLink = new ApolloLink((operation, forward) => {
  const { operationType, variables, client, query } = operation
  const uuid: unknown = variables.caseUuid ?? variables.uuid
  if (typeof uuid !== 'string') return forward(operation)
  const { saysAll, isReadAfterChanges } = operation.getContext() as CaseContext
  const follower = followerOf(client)
  const isChangedMeanwhile = follower.begin(uuid)
  if (operationType !== OperationTypeNode.MUTATION)
    return isReadAfterChanges
      ? forward(operation).pipe(
          tap({
            complete: () => {
              if (isChangedMeanwhile()) follower.outdated(uuid)
            },
          }),
        )
      : forward(operation)
  return forward(operation).pipe(
    tap(({ errors, data }) => {
      // Nothing was changed.
      if (errors?.length && !data) return
      const isWhole = !errors?.length && !isChangedMeanwhile()
      const isSaid = asksAfter(query) && variables.follows !== false
      if (isWhole && saysAll) follower.changed(uuid)
      else follower.changed(uuid, isWhole && isSaid ? 'chosen' : 'all')
    }),
  )
})
