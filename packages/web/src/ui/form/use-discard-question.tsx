import { useCallback, useRef, type ReactNode } from 'react'
import { useConfirm } from '../use-confirm.tsx'

interface Given {
  /** What has not been saved, in a sentence. */
  text: string | ((unsaved: number) => string)
  close: () => void
  /** Drops what is kept of what was entered. */
  discard?: () => void
}
interface DiscardQuestion {
  /** Takes whether anything was entered that is not stored, or how much of it. */
  onDirtyChange: (unsaved: boolean | number) => void
  /** Closes the dialog; where something was entered, only after a question. */
  onClose: () => void
  /** What the dialog renders beside itself. */
  confirmDialog: ReactNode
}

const answers = [
  { label: 'Discard', value: 'discard' },
  { label: 'Go on editing', value: 'stay', isMain: true },
] as const

/** The question that is asked before what was entered into a dialog is discarded. */
export function useDiscardQuestion({ text, close, discard }: Given): DiscardQuestion {
  const unsaved = useRef(0)
  const onDirtyChange = useCallback((next: boolean | number): void => {
    unsaved.current = Number(next)
  }, [])
  const { ask, confirmDialog } = useConfirm()
  const leave = async (): Promise<void> => {
    if (unsaved.current > 0) {
      const said = typeof text === 'string' ? text : text(unsaved.current)
      if ((await ask({ title: 'Discard what you entered?', text: said, answers })) !== 'discard') return
      unsaved.current = 0
      discard?.()
    }
    close()
  }
  const onClose = (): void => {
    void leave()
  }
  return { onDirtyChange, onClose, confirmDialog }
}
