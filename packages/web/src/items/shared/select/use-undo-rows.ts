import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { toastError } from '../../../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../../../ui/toaster.ts'
import { useUndoKey } from '../../../ui/use-undo-key.ts'
import { UndoRowsDocument } from './row-moves.operations.ts'

/** Something that can be undone once, by whichever way comes first. */
export interface UndoneOnce {
  undo: () => void
  isUndone: () => boolean
}

/** Says that rows of a case were divided or moved, with a button that undoes it; Ctrl+Z does as well. */
export function useUndoRows(caseUuid: string): (title: string, undo: string) => UndoneOnce {
  const client = useApolloClient()
  const offerUndo = useUndoKey()
  return useCallback(
    (title, undo) => {
      let isUndone = false
      const run = offerUndo(() => {
        isUndone = true
        client
          .mutate({ mutation: UndoRowsDocument, variables: { caseUuid, undo } })
          .catch((error: unknown) => toastError(error, 'It could not be undone'))
      })
      toaster.create({ title, duration: UNDO_DURATION, action: { label: 'Undo', onClick: run } })
      return { undo: run, isUndone: () => isUndone }
    },
    [client, caseUuid, offerUndo],
  )
}
