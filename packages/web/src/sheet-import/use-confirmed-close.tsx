import { useUnloadWarning } from '../ui/use-unload-warning.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { hasChoices } from './choices.ts'
import type { AnySheetImport } from './use-sheet-import.ts'

interface Question {
  title: string
  text: string
}

/**
 * Closes the dialog, after a question where that loses what was chosen, leaves an import that is under way, or loses
 * what is shown once (`unsaved`).
 */
export function useConfirmedClose(
  { opened, sending }: Pick<AnySheetImport, 'opened' | 'sending'>,
  open: boolean,
  close: () => void,
  unsaved?: Question,
) {
  const { ask, confirmDialog } = useConfirm()
  const isUnsaved = !sending.imported && opened !== undefined && hasChoices(opened.choices)
  const questionOf = (): Question | undefined => {
    if (unsaved) return unsaved
    if (sending.isSending)
      return {
        title: 'Close while the import is under way?',
        text: 'The rows are on their way and may be stored all the same. You find them under Earlier imports.',
      }
    return isUnsaved
      ? { title: 'Close without importing?', text: 'What you chose for this file is not kept.' }
      : undefined
  }
  const mayClose = async (): Promise<boolean> => {
    const question = questionOf()
    if (!question) return true
    const answers = [
      { label: 'Close', value: 'close' },
      { label: 'Stay', value: 'stay', isMain: true },
    ] as const
    return (await ask({ ...question, answers })) === 'close'
  }
  const onClose = async (): Promise<void> => {
    if (await mayClose()) close()
  }
  useUnloadWarning(open && (isUnsaved || sending.isSending || unsaved !== undefined))
  return { onClose: () => void onClose(), confirmDialog }
}
