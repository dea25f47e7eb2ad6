import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useCallback, type ReactNode } from 'react'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useUndoKey } from '../../ui/use-undo-key.ts'
import { askWhetherToDelete } from './item-conflict.tsx'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { useItemRequests } from './use-item-requests.ts'

/**
 * Deletes a row with an optimistic update and shows a toast with an undo action. One that someone else changed since it
 * was listed is deleted only once the person has seen their changes.
 */
export function useDeleteItem(
  tab: AnyTab,
  caseUuid: string,
  facts: CaseFacts,
): { remove: (row: AnyRow) => void; deleteDialog: ReactNode } {
  const { remove: send, restore, forget } = useItemRequests(tab, caseUuid)
  const offerUndo = useUndoKey()
  const { ask, confirmDialog } = useConfirm()
  const remove = useCallback(
    (row: AnyRow): void => {
      const { uuid } = row
      const name = tab.nameOf(row)
      const undoOf = (order: readonly string[]) =>
        restore && {
          label: 'Undo',
          onClick: offerUndo(() => {
            restore(uuid, order).catch((error: unknown) =>
              toastError(error, `The ${tab.singular} could not be brought back`),
            )
          }),
        }
      const attempt = async (version: string | null): Promise<void> => {
        try {
          const action = undoOf(await send(uuid, version))
          toaster.create({ title: `Deleted: ${name}`, duration: UNDO_DURATION, ...(action && { action }) })
        } catch (error) {
          const { code, current } = readError(error)
          if (code === 'NOT_FOUND') {
            forget(uuid)
            toaster.create({ title: `Someone else had deleted it already: ${name}` })
          } else if (code === 'CONFLICT' && current) {
            const conflict = { tab, controls: tab.controls, facts, base: row, current }
            if (await askWhetherToDelete(ask, tab, conflict)) await attempt(String(current.version))
          } else throw error
        }
      }
      attempt(row.version).catch((error: unknown) => toastError(error, `${name} could not be deleted`))
    },
    [tab, facts, send, restore, forget, offerUndo, ask],
  )
  return { remove, deleteDialog: confirmDialog }
}
