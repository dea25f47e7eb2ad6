import { useApolloClient } from '@apollo/client/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useCallback, type ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { readError } from '../../ui/read-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { askWhatOfDeleted, resolveConflict } from './item-conflict.tsx'
import { asNewItem } from './merge-changes.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { useItemRequests, type ItemRequests } from './use-item-requests.ts'

interface Options {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  caseUuid: string
}

/** What is stored in the end: the row as it was sent, or as someone else left it. */
export type Edited = { whose: 'mine'; row: AnyRow | undefined } | { whose: 'theirs' }

export interface ItemServer extends ItemRequests {
  /**
   * Changes an item. Where someone else changed it meanwhile, asks whose changes to keep; where they deleted it, whether to bring it back or
   * to store what was entered as a new one. Undefined where the person goes back.
   */
  edit: (base: AnyRow, input: Draft) => Promise<Edited | undefined>
  confirmDialog: ReactNode
}

/** Stores the items of a tab. Throws what the server refuses. */
export function useItemServer({ tab, controls, facts, caseUuid }: Options): ItemServer {
  const { mutate } = useApolloClient()
  const requests = useItemRequests(tab, caseUuid),
    { ask, confirmDialog } = useConfirm()
  const { add, restore, forget } = requests
  const edit = useCallback<ItemServer['edit']>(
    async (base, input) => {
      const send = async (input: Draft, version: string | null): Promise<Edited | undefined> => {
        try {
          const { data } = await mutate({
            mutation: tab.operations.edit,
            variables: { caseUuid, uuid: base.uuid, input, version },
          })
          return { whose: 'mine', row: data?.item }
        } catch (error) {
          const { code, current } = readError(error)
          if (code === 'NOT_FOUND') {
            const what = await askWhatOfDeleted(ask, tab, restore !== undefined)
            if (what === 'restore' && restore) return send(input, (await restore(base.uuid))?.version ?? null)
            if (what !== 'new') return undefined
            const row = await add(asNewItem(tab.kind, input), crypto.randomUUID())
            forget(base.uuid)
            return { whose: 'mine', row }
          }
          if (code !== 'CONFLICT' || !current) throw error
          const resolved = await resolveConflict(ask, { tab, controls, facts, base, mine: input, current })
          if (resolved?.whose === 'mine') return send(resolved.input, String(current.version))
          return resolved
        }
      }
      return send(input, base.version)
    },
    [mutate, ask, tab, controls, facts, caseUuid, add, restore, forget],
  )
  return { ...requests, edit, confirmDialog }
}
