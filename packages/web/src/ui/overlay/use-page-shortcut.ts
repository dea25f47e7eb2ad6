import { useEffect, useEffectEvent } from 'react'
import { isTextField } from '../is-text-field.ts'
import { isPageHeld } from './hold-page.ts'

/**
 * Calls `run` when a key is pressed in the page: not in a text field, and not while a dialog or a menu is open, opens
 * or closes.
 */
export function usePageShortcut(key: string, isOn: boolean, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== key || isCombined || event.defaultPrevented || isTextField(event.target) || isPageHeld()) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOn])
}
