import { useCallback } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import { useUndoKey } from '../../ui/use-undo-key.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { useItemRequests } from './use-item-requests.ts'

/** Deletes a row with an optimistic update and shows a toast with an undo action. */
export function useDeleteItem(tab: AnyTab, caseUuid: string): (row: AnyRow) => void {
  const { remove, restore } = useItemRequests(tab, caseUuid),
    offerUndo = useUndoKey()
  return useCallback(
    (row) => {
      const { uuid } = row,
        name = tab.nameOf(row)
      const undoOf = (order: readonly string[]) =>
        restore && {
          label: 'Undo',
          onClick: offerUndo(() => {
            restore(uuid, order).catch((error: unknown) =>
              toastError(error, `The ${tab.singular} could not be brought back`),
            )
          }),
        }
      remove(uuid)
        .then((order) => {
          const action = undoOf(order)
          toaster.create({ title: `Deleted: ${name}`, duration: UNDO_DURATION, ...(action && { action }) })
        })
        .catch((error: unknown) => toastError(error, `${name} could not be deleted`))
    },
    [tab, remove, restore, offerUndo],
  )
}
