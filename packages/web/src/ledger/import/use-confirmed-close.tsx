import { useUnloadWarning } from '../../ui/use-unload-warning.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { hasChoices } from './choices.ts'
import type { LedgerImport } from './use-ledger-import.ts'

/** Closes the dialog, after a question where that loses what was chosen, or leaves an import that is under way. */
export function useConfirmedClose({ ledger, sending }: LedgerImport, open: boolean, close: () => void) {
  const { ask, confirmDialog } = useConfirm()
  const isUnsaved = !sending.imported && ledger !== undefined && hasChoices(ledger.choices)
  const mayClose = async (): Promise<boolean> => {
    const answers = [
      { label: 'Close', value: 'close' },
      { label: 'Stay', value: 'stay', isMain: true },
    ] as const
    if (sending.isSending) {
      const text = 'The rows are on their way and may be stored all the same. You find them under Earlier imports.'
      return (await ask({ title: 'Close while the import is under way?', text, answers })) === 'close'
    }
    if (!isUnsaved) return true
    const text = 'What you chose for this file is not kept.'
    return (await ask({ title: 'Close without importing?', text, answers })) === 'close'
  }
  const onClose = async (): Promise<void> => {
    if (await mayClose()) close()
  }
  useUnloadWarning(open && (isUnsaved || sending.isSending))
  return { onClose: () => void onClose(), confirmDialog }
}
