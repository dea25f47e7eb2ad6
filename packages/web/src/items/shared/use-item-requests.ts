import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useMemo } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { insertRow, removeRow, takeChanges } from './items-cache.ts'
import { changedRow, makeChanges, MOST_AT_ONCE, type ChangedRow, type RowChange } from './row-changes.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

/** The requests about one item. They throw what the server refuses. */
interface SingleRequests {
  /** Adds an item. Sending the same key again is safe. */
  add: (input: Draft, idempotencyKey: string) => Promise<AnyRow | undefined>
  /** Changes an item. With a version, one that was changed since is a CONFLICT. */
  edit: (uuid: string, input: Draft, version: string | null) => Promise<AnyRow | undefined>
  /**
   * Deletes an item; in the list it is gone at once. Resolves to the uuids of the list as it was. With a version, an
   * item that was changed since is a CONFLICT.
   */
  remove: (uuid: string, version?: string | null) => Promise<readonly string[]>
  /** Brings a deleted item back to its place in `order`, or to the end of the list. Undefined where the host cannot. */
  restore: ((uuid: string, order?: readonly string[]) => Promise<AnyRow | undefined>) | undefined
}
export interface ItemRequests extends SingleRequests {
  /** Makes changes in their order and answers each in its place. Never rejects. */
  change: (changes: readonly RowChange[]) => Promise<readonly ChangedRow[]>
  /** How many changes one request makes, at most. */
  most: number
  /** Whether a row that is sent once more with its key is stored once: the host keeps keys. */
  isSafeAgain: boolean
  /** Takes an item that someone else deleted out of the list. */
  forget: (uuid: string) => void
}
/** Of which list the items are. */
interface Place {
  client: ApolloClient
  tab: AnyTab
  caseUuid: string
}

/**
 * A row is kept where it was typed until it is stored, and sent again under its key: beside it, the stored one would
 * look like another.
 */
const KEPT = { isKept: true }

/**
 * The answer of a change. One that was made stands where what follows from it could not be read: that is read again.
 * Throws what the server refuses.
 */
async function answered<Data extends object>(
  change: Promise<{ data?: Data | null | undefined; error?: unknown }>,
): Promise<Data | undefined> {
  const { data, error } = await change
  if (error && !data) throw error
  return data ?? undefined
}
const WHOLE_OR_PART = { errorPolicy: 'all' } as const

const singleRequests = ({ client: { mutate }, tab, caseUuid }: Place, canRestore: boolean): SingleRequests => {
  const { operations } = tab
  return {
    add: async (input, idempotencyKey) => {
      const data = await answered(
        mutate({
          mutation: operations.add,
          variables: { caseUuid, input, idempotencyKey },
          context: KEPT,
          ...WHOLE_OR_PART,
          update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item),
        }),
      )
      return data?.item
    },
    edit: async (uuid, input, version) => {
      const variables = { caseUuid, uuid, input, version }
      return (await answered(mutate({ mutation: operations.edit, variables, ...WHOLE_OR_PART })))?.item
    },
    remove: async (uuid, version) => {
      let order: readonly string[] = []
      await answered(
        mutate({
          mutation: operations.remove,
          variables: { caseUuid, uuid, version },
          ...WHOLE_OR_PART,
          optimisticResponse: { removed: uuid, after: null },
          update: (cache, { data }) => {
            if (data?.removed) order = removeRow(cache, tab, caseUuid, uuid)
          },
        }),
      )
      return order
    },
    restore: canRestore
      ? async (uuid, order) => {
          const data = await answered(
            mutate({
              mutation: operations.restore,
              variables: { caseUuid, uuid },
              ...WHOLE_OR_PART,
              update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item, order),
            }),
          )
          return data?.item
        }
      : undefined,
  }
}

/** The request of one change. */
const singleOf =
  ({ add, edit, remove, restore }: SingleRequests) =>
  async (change: RowChange): Promise<AnyRow | undefined> => {
    if (change.action === 'add') return add(change.input, change.idempotencyKey)
    if (change.action === 'edit') return edit(change.uuid, change.input, change.version)
    if (change.action === 'restore') return restore?.(change.uuid)
    await remove(change.uuid, change.version)
    return undefined
  }

/** One request for several changes; the list takes what became of all of them at once. */
const severalAt =
  ({ client: { mutate }, tab, caseUuid }: Place) =>
  async (changes: readonly RowChange[]): Promise<readonly ChangedRow[]> => {
    // Behind a full request there are mostly more rows: what follows from all of them is read once.
    const follows = changes.length < MOST_AT_ONCE
    const answer = mutate({
      mutation: tab.operations.change,
      variables: { caseUuid, changes: [...changes], follows },
      context: KEPT,
      ...WHOLE_OR_PART,
      update: (cache, { data }) => {
        const done = changes.flatMap((change, i) => {
          const { item, error } = data?.changed[i] ?? {}
          return error ? [] : [{ change, item }]
        })
        takeChanges(cache, tab, caseUuid, {
          added: done.flatMap(({ change: { action }, item }) => (item && action !== 'edit' ? [item] : [])),
          removed: done.flatMap(({ change }) => (change.action === 'remove' ? [change.uuid] : [])),
        })
      },
    })
    return (await answered(answer))?.changed.map(changedRow) ?? []
  }

/**
 * The requests that add, change, delete and bring back items of a tab, one or several at once, and keep its list up to
 * date.
 */
export function useItemRequests(tab: AnyTab, caseUuid: string): ItemRequests {
  const client = useApolloClient()
  const canRestore = useAddition('restore')
  const takesSeveral = useAddition('row_changes')
  // The one is of the host of cases alone; the other may be that of the host of users.
  const isSafeAgain = useAddition('idempotency') && takesSeveral
  return useMemo((): ItemRequests => {
    const place = { client, tab, caseUuid }
    const requests = singleRequests(place, canRestore)
    const both = { single: singleOf(requests), several: takesSeveral ? severalAt(place) : undefined }
    return {
      ...requests,
      change: (changes) => makeChanges(both, changes),
      most: takesSeveral ? MOST_AT_ONCE : 1,
      isSafeAgain,
      forget: (uuid) => void removeRow(client.cache, tab, caseUuid, uuid),
    }
  }, [client, tab, caseUuid, canRestore, takesSeveral, isSafeAgain])
}
