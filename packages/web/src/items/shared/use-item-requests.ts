import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useMemo } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { insertRow, removeRow } from './items-cache.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'

export interface ItemRequests {
  /** Adds an item. Sending the same key again is safe. */
  add: (input: Draft, idempotencyKey: string) => Promise<AnyRow | undefined>
  /**
   * Deletes an item; in the list it is gone at once. Resolves to the uuids of the list as it was. With a version, an item that was changed
   * since is a CONFLICT.
   */
  remove: (uuid: string, version?: string | null) => Promise<readonly string[]>
  /** Takes an item that someone else deleted out of the list. */
  forget: (uuid: string) => void
  /** Brings a deleted item back to its place in `order`, or to the end of the list. Undefined where the host cannot. */
  restore: ((uuid: string, order?: readonly string[]) => Promise<AnyRow | undefined>) | undefined
}

/** The requests that add, delete and bring back items of a tab, and keep its list up to date. They throw what the server refuses. */
export function useItemRequests(tab: AnyTab, caseUuid: string): ItemRequests {
  const { mutate, cache } = useApolloClient(),
    canRestore = useAddition('restore')
  return useMemo((): ItemRequests => {
    const { operations } = tab
    return {
      add: async (input, idempotencyKey) => {
        const { data } = await mutate({
          mutation: operations.add,
          variables: { caseUuid, input, idempotencyKey },
          update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item),
        })
        return data?.item
      },
      forget: (uuid) => void removeRow(cache, tab, caseUuid, uuid),
      remove: async (uuid, version) => {
        let order: readonly string[] = []
        await mutate({
          mutation: operations.remove,
          variables: { caseUuid, uuid, version },
          optimisticResponse: { removed: uuid },
          update: (cache) => {
            order = removeRow(cache, tab, caseUuid, uuid)
          },
        })
        return order
      },
      restore: canRestore
        ? async (uuid, order) => {
            const { data } = await mutate({
              mutation: operations.restore,
              variables: { caseUuid, uuid },
              update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item, order),
            })
            return data?.item
          }
        : undefined,
    }
  }, [mutate, cache, tab, caseUuid, canRestore])
}
