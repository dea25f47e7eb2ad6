import { useCallback, useEffect, useRef } from 'react'
import { isTextField } from './is-text-field.ts'
import { isPageHeld } from './overlay/hold-page.ts'

/** Lets Ctrl+Z do what the last undo button that is still offered does, wherever one does not type. */
export function useUndoKey(): (undo: () => void) => () => void {
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
