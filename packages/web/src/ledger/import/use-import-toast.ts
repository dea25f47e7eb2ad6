import { useCallback } from 'react'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../../ui/toaster.ts'
import { useUndoKey } from '../../ui/use-undo-key.ts'
import { undoneText } from '../outcome-text.ts'
import { useUndoLedger } from './use-undo-ledger.ts'

/** Tells in a toast that a ledger was imported, with an undo action, which Ctrl+Z does too. */
export function useImportToast(caseUuid: string): (uuid: string | null, title: string) => void {
  const undo = useUndoLedger(caseUuid)
  const offerUndo = useUndoKey()
  return useCallback(
    (uuid, title) => {
      if (uuid === null) return
      const onClick = offerUndo(() => {
        undo(uuid)
          .then((undone) => {
            toaster.create({
              type: undone.kept.length > 0 ? 'warning' : 'success',
              title: `Import undone: ${undoneText(undone)}`,
              description: undone.kept.map(({ row, message }) => `Row ${row}: ${message}`).join('\n') || undefined,
            })
          })
          .catch((error: unknown) => toastError(error, messages.failedToUndoImport))
      })
      toaster.create({ type: 'success', title, duration: UNDO_DURATION, action: { label: 'Undo', onClick } })
    },
    [undo, offerUndo],
  )
}
