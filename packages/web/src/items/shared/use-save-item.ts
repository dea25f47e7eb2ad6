import { useApolloClient } from '@apollo/client/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { readError } from '../../ui/read-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { resolveConflict } from './item-conflict.tsx'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { insertRow } from './items-cache.ts'

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
 * Adds an item or saves changes to one. `save` resolves to what is stored in the end, or to undefined where the person returned to the
 * form from a conflict.
 */
export function useSaveItem({ tab, controls, facts, caseUuid, row, draftKey }: Options): {
  save: (input: Draft) => Promise<Saved | undefined>
  confirmDialog: ReactNode
} {
  const { mutate } = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const { keyOf, clear } = useIdempotencyKey(draftKey)

  const add = async (input: Draft): Promise<Saved> => {
    const { data } = await mutate({
      mutation: tab.operations.add,
      variables: { caseUuid, input, idempotencyKey: keyOf(input) },
      update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item),
    })
    clear()
    return { whose: 'mine', uuid: data?.item.uuid }
  }
  const edit = async (base: AnyRow, input: Draft, version: string | null): Promise<Saved | undefined> => {
    try {
      await mutate({ mutation: tab.operations.edit, variables: { caseUuid, uuid: base.uuid, input, version } })
      return { whose: 'mine', uuid: base.uuid }
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const resolved = await resolveConflict(ask, { tab, controls, facts, base, mine: input, current })
      if (resolved?.whose === 'mine') return edit(base, resolved.input, String(current.version))
      return resolved && { whose: 'theirs', uuid: base.uuid }
    }
  }
  return { save: (input) => (row ? edit(row, input, row.version) : add(input)), confirmDialog }
}
