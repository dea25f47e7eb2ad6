import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { useItemServer } from './use-item-server.ts'

interface Options {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  caseUuid: string
  row: AnyRow | undefined
  draftKey: string
}

/** What is stored in the end, and the id of the row. */
export interface Saved {
  whose: 'mine' | 'theirs'
  uuid: string | undefined
}

/**
 * Adds an item or saves changes to one. `save` resolves to what is stored in the end, or to undefined where the person
 * returned to the form from a conflict.
 */
export function useSaveItem({ row, draftKey, ...options }: Options): {
  save: (input: Draft) => Promise<Saved | undefined>
  confirmDialog: ReactNode
} {
  const { add, edit, confirmDialog } = useItemServer(options)
  const { keyOf, clear } = useIdempotencyKey(draftKey)
  const save = async (input: Draft): Promise<Saved | undefined> => {
    if (row) {
      const edited = await edit(row, input)
      return edited && { whose: edited.whose, uuid: (edited.whose === 'mine' && edited.row?.uuid) || row.uuid }
    }
    const added = await add(input, keyOf(input))
    clear()
    return { whose: 'mine', uuid: added?.uuid }
  }
  return { save, confirmDialog }
}
