import { useCallback, useEffect, useRef } from 'react'
import { isTextField } from '../../ui/is-text-field.ts'
import { isPageHeld } from '../../ui/overlay/hold-page.ts'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { useItemRequests } from './use-item-requests.ts'

/** Lets Ctrl+Z do what the last undo button that is still offered does, wherever one does not type. */
function useUndoKey(): (undo: () => void) => () => void {
  const offered = useRef<(() => void)[]>([])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isTextField(event.target) || isPageHeld()) return
      const undo = offered.current.at(-1)
      if (!undo) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return useCallback((undo) => {
    const once = (): void => {
      if (!offered.current.includes(once)) return
      offered.current = offered.current.filter((other) => other !== once)
      undo()
    }
    offered.current.push(once)
    return once
  }, [])
}

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
