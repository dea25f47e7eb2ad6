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

/**
 * Adds an item or saves changes to one. `save` resolves to whose version is stored in the end, or to undefined where the person
 * returned to the form from a conflict.
 */
export function useSaveItem({ tab, controls, facts, caseUuid, row, draftKey }: Options): {
  save: (input: Draft) => Promise<'mine' | 'theirs' | undefined>
  confirmDialog: ReactNode
} {
  const { mutate } = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const { keyOf, clear } = useIdempotencyKey(draftKey)

  const add = async (input: Draft): Promise<'mine'> => {
    await mutate({
      mutation: tab.operations.add,
      variables: { caseUuid, input, idempotencyKey: keyOf(input) },
      update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item),
    })
    clear()
    return 'mine'
  }
  const edit = async (base: AnyRow, input: Draft, version: string | null): Promise<'mine' | 'theirs' | undefined> => {
    try {
      await mutate({ mutation: tab.operations.edit, variables: { caseUuid, uuid: base.uuid, input, version } })
      return 'mine'
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const resolved = await resolveConflict(ask, { tab, controls, facts, base, mine: input, current })
      return resolved?.whose === 'mine' ? edit(base, resolved.input, String(current.version)) : resolved?.whose
    }
  }
  return { save: (input) => (row ? edit(row, input, row.version) : add(input)), confirmDialog }
}
