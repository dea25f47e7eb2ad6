import { ApolloLink, type ApolloClient } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { whenReachable } from '../ui/when-reachable.ts'

/**
 * The fields computed from a whole case, each with the mutations that do not affect it (`setExceptional` returns its
 * own totals).
 */
const derivedFields: Record<string, RegExp> = {
  totals: /note|comment|narrative|editEnhancement|moveCase|documents|file|folder|setExceptional/i,
  // The narrative and the reasons for an enhancement are looked for.
  filingCheck: /note|comment|moveCase|documents/i,
  // Removing an item removes its comments from the list; a cost note is an item as well.
  openComments: /(?<!cost)note|narrative|enhancement|moveCase|documents|file|folder|setExceptional/i,
  // What is recorded for a party is counted in its row.
  parties: /^(?!.*(timeRecording|disbursement))/i,
  attention: /note|narrative|enhancement|moveCase|documents|file|folder|setExceptional/i,
}
/** In place of their names: the lists of a case, and each as the cache keeps it in its own order. */
const LISTS = '(lists)'
const LISTS_IN_OWN_ORDER = '(lists in their own order)'
/** The mutations that leave the rows of lists, and what is said of them, as they are. */
const NOT_OF_ROWS = /(?<!cost)note|narrative|moveCase|documents|folder/i

/**
 * The mutations beside an open list after which rows that they do not answer may cost something else, or be counted or
 * not. Others that price a case anew, as the edit of its details does, are made where no list is open: a list is read
 * whenever it is opened.
 */
const OF_EVERY_ROW = /^(setExceptional|setEnhancements|restoreAuditedValue)$/

/**
 * Milliseconds between two readings of what is computed from a case, while many changes are stored one after the other:
 * at first, and at most. Many rows that are pasted or set at once are stored sooner the less is read between them.
 */
const PAUSE = 150
const LONGEST_PAUSE = 1_200

/**
 * Invalidates derived fields of cases: active queries refetch them, others when they are next used. The first change is
 * followed at once; of those that come soon after, one reading follows all, and the longer they go on, the more of
 * them.
 */
export function createInvalidation(invalidate: (stale: ReadonlyMap<string, ReadonlySet<string>>) => unknown) {
  const stale = new Map<string, Set<string>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let pause = PAUSE
  const flush = (): void => {
    timer = undefined
    last = Date.now()
    invalidate(new Map(stale))
    stale.clear()
  }
  /** How long the next reading waits: not at all where the last one was the end of what was done before. */
  const wait = (): number => {
    const since = Date.now() - last
    pause = since > pause + PAUSE ? PAUSE : Math.min(2 * pause, LONGEST_PAUSE)
    return Math.max(0, last + pause - Date.now())
  }
  return (uuid: string, fields: readonly string[]): void => {
    const known = stale.get(uuid) ?? new Set<string>()
    for (const field of fields) known.add(field)
    stale.set(uuid, known)
    // Never at once: the mutation's own result is written to the cache first.
    timer ??= setTimeout(flush, wait())
  }
}

interface Cached {
  fieldName: string
  storeFieldName: string
  INVALIDATE: unknown
}
/**
 * What is computed is read anew. A list in its own order is kept up to date row by row; which rows are in one by a
 * filter or another order, and where, only the server knows.
 */
const asInvalid = (before: unknown, { fieldName, storeFieldName, INVALIDATE }: Cached): unknown =>
  fieldName in derivedFields || storeFieldName !== inOwnOrder(fieldName) ? INVALIDATE : before
const asWhollyInvalid = (_before: unknown, { INVALIDATE }: Cached): unknown => INVALIDATE
/**
 * The name under which the cache keeps a list in its own order; a modifier by that name goes before one by the field's.
 */
const inOwnOrder = (field: string): string => `${field}:{}`
const modifierOf = (name: string) => (name.includes(':') ? asWhollyInvalid : asInvalid)
/**
 * Which lists there are is said by the kinds of items, which the screens that show one bring; the first load is quicker
 * without them.
 */
const loadLists = async (): Promise<string[]> => {
  const { listedKinds, listsOf } = await import('@costdraft/schema/items/listed-kinds.ts')
  return listedKinds.flatMap(listsOf)
}
const namesIn = (fields: ReadonlySet<string>, lists: readonly string[]): string[] =>
  [...fields].flatMap((field) => {
    if (field === LISTS) return lists
    return field === LISTS_IN_OWN_ORDER ? lists.map(inOwnOrder) : [field]
  })
const invalidationOf = (client: ApolloClient) =>
  createInvalidation(async (stale) => {
    // Where the kinds cannot be loaded, no list is open.
    const lists = await loadLists().catch(() => [])
    await client.refetchQueries({
      updateCache: (cache) => {
        for (const [uuid, fields] of stale)
          cache.modify({
            id: `Case:${uuid}`,
            fields: Object.fromEntries(namesIn(fields, lists).map((field) => [field, modifierOf(field)])),
          })
      },
    })
  })

type Invalidate = ReturnType<typeof createInvalidation>

/**
 * Follows the changes of cases. A request that was under way while a case was changed may have been answered before:
 * what it has answered is read again as well, once it is there.
 */
export function followChanges(invalidate: Invalidate) {
  const changes = new Map<string, Map<string, number>>()
  let count = 0
  return {
    changed(uuid: string, fields: readonly string[]): void {
      count += 1
      const known = changes.get(uuid) ?? new Map<string, number>()
      for (const field of fields) known.set(field, count)
      changes.set(uuid, known)
      invalidate(uuid, fields)
    },
    /** A request about a case has begun; the answer to call when it has been answered. */
    reads(uuid: string): () => void {
      const begun = count
      return () => {
        const outdated = [...(changes.get(uuid) ?? [])].filter(([, change]) => change > begun).map(([field]) => field)
        if (outdated.length > 0) invalidate(uuid, outdated)
      }
    },
  }
}
const followers = new WeakMap<ApolloClient, ReturnType<typeof followChanges>>()
function followerOf(client: ApolloClient) {
  const follower = followers.get(client) ?? followChanges(invalidationOf(client))
  followers.set(client, follower)
  return follower
}

/** What is computed from a case, its lists, and its rows of time. */
const OF_TIMES = [...Object.keys(derivedFields), LISTS, inOwnOrder('timeRecordings')]
/**
 * Many rows of time of a case were changed by a request that is not a mutation: an upload, an import, or the undoing of
 * one.
 */
export const timesChanged = (client: ApolloClient, caseUuid: string): void =>
  followerOf(client).changed(caseUuid, OF_TIMES)

/**
 * The same where nobody knows whether they were: once CostDraft can be reached, so that the screen says what became of
 * them.
 */
export const timesMayHaveChanged = (client: ApolloClient, caseUuid: string): void =>
  void whenReachable().then(() => timesChanged(client, caseUuid))

/**
 * What a mutation makes out of date: the derived fields, and the lists, that its names do not exempt; and every row, if
 * it prices all anew.
 */
export function outdatedBy(mutations: readonly string[]): string[] {
  const derived = Object.keys(derivedFields).filter(
    (field) => !mutations.some((name) => derivedFields[field]?.test(name)),
  )
  if (mutations.some((name) => NOT_OF_ROWS.test(name))) return derived
  const all = mutations.some((name) => OF_EVERY_ROW.test(name)) ? [LISTS_IN_OWN_ORDER] : []
  return [...derived, LISTS, ...all]
}

/** After any other mutation of a case, invalidates its derived fields. */
export const derivedFieldsLink = new ApolloLink((operation, forward) => {
  const { operationType, variables, client } = operation
  const uuid: unknown = variables.caseUuid ?? variables.uuid
  if (typeof uuid !== 'string') return forward(operation)
  const follower = followerOf(client)
  if (operationType !== OperationTypeNode.MUTATION)
    return forward(operation).pipe(tap({ complete: follower.reads(uuid) }))
  return forward(operation).pipe(
    tap(({ errors, data }) => {
      const stale = outdatedBy(Object.keys(data ?? {}))
      if (!errors?.length && stale.length > 0) follower.changed(uuid, stale)
    }),
  )
})
