import { useApolloClient } from '@apollo/client/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useCallback, type ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { readError } from '../../ui/read-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { resolveConflict } from './item-conflict.tsx'
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
  /** Changes an item. Where someone else changed it meanwhile, asks whose changes to keep; undefined where the person goes back. */
  edit: (base: AnyRow, input: Draft) => Promise<Edited | undefined>
  confirmDialog: ReactNode
}

/** Stores the items of a tab. Throws what the server refuses. */
export function useItemServer({ tab, controls, facts, caseUuid }: Options): ItemServer {
  const { mutate } = useApolloClient()
  const requests = useItemRequests(tab, caseUuid),
    { ask, confirmDialog } = useConfirm()
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
          if (code !== 'CONFLICT' || !current) throw error
          const resolved = await resolveConflict(ask, { tab, controls, facts, base, mine: input, current })
          if (resolved?.whose === 'mine') return send(resolved.input, String(current.version))
          return resolved
        }
      }
      return send(input, base.version)
    },
    [mutate, ask, tab, controls, facts, caseUuid],
  )
  return { ...requests, edit, confirmDialog }
}
