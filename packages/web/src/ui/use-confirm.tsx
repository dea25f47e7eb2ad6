import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog, type ConfirmOptions } from './ConfirmDialog.tsx'

type Ask = <V extends string>(options: ConfirmOptions<V>) => Promise<V | undefined>

/**
 * A confirmation dialog as a promise: `await ask(...)` opens it and resolves with the chosen answer, or with
 * `undefined` when the dialog is closed. The caller must render `confirmDialog`.
 */
export function useConfirm(): { ask: Ask; confirmDialog: ReactNode } {
  const [options, setOptions] = useState<ConfirmOptions<string>>()
  const [open, setOpen] = useState(false)
  const resolveAnswer = useRef<(value: string | undefined) => void>(undefined)
  const ask = useCallback<Ask>(
    (next) =>
      new Promise((resolve) => {
        resolveAnswer.current = (value) => resolve(value as (typeof next)['answers'][number]['value'] | undefined)
        setOptions(next)
        setOpen(true)
      }),
    [],
  )
  const onAnswer = (value: string | undefined): void => {
    setOpen(false)
    resolveAnswer.current?.(value)
  }
  // The options are kept after closing: otherwise the dialog would be empty during its closing animation.
  return { ask, confirmDialog: options && <ConfirmDialog {...options} open={open} onAnswer={onAnswer} /> }
}
