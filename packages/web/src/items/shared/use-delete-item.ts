import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { isTextField } from '../../ui/is-text-field.ts'
import { isPageHeld } from '../../ui/overlay/hold-page.ts'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { insertRow, removeRow } from './items-cache.ts'

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

/** Deletes a row with an optimistic update and shows a toast with an undo action. `onChanged` is told when the server has done either. */
export function useDeleteItem(tab: AnyTab, caseUuid: string, onChanged: () => void): (row: AnyRow) => void {
  const { mutate } = useApolloClient(),
    canRestore = useAddition('restore'),
    changed = useRef(onChanged),
    offerUndo = useUndoKey()
  useEffect(() => {
    changed.current = onChanged
  })
  return useCallback(
    (row) => {
      const { uuid } = row,
        name = tab.nameOf(row)
      let order: readonly string[] = []
      const restore = (): void => {
        mutate({
          mutation: tab.operations.restore,
          variables: { caseUuid, uuid },
          update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item, order),
        })
          .then(() => changed.current())
          .catch((error: unknown) => toastError(error, `The ${tab.singular} could not be brought back`))
      }
      mutate({
        mutation: tab.operations.remove,
        variables: { caseUuid, uuid },
        optimisticResponse: { removed: uuid },
        update: (cache) => {
          order = removeRow(cache, tab, caseUuid, uuid)
        },
      })
        .then(() => {
          changed.current()
          toaster.create({
            title: `Deleted: ${name}`,
            duration: UNDO_DURATION,
            ...(canRestore && { action: { label: 'Undo', onClick: offerUndo(restore) } }),
          })
        })
        .catch((error: unknown) => toastError(error, `${name} could not be deleted`))
    },
    [mutate, tab, caseUuid, canRestore, offerUndo],
  )
}
