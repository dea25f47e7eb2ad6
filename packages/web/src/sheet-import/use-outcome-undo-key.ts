import { useEffect, useEffectEvent } from 'react'
import { isUndoKey } from '../ui/use-undo-key.ts'
import type { UndoImport } from './use-undo-import.ts'

/** Lets Ctrl+Z undo the import while its outcome is shown: the key of the page does nothing below a dialog. */
export function useOutcomeUndoKey({ undo }: Pick<UndoImport<unknown>, 'undo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!isUndoKey(event)) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
