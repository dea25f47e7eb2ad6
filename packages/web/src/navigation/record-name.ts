import { useEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const setName = (name: string | undefined): void => {
  current = name
  for (const listener of listeners) listener()
}

/**
 * Sets the name of the record current on the current screen, for the breadcrumbs and the title of the window. Cleared
 * on unmount.
 */
export function useSetRecordName(name: string | undefined): void {
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [name])
}

/** The name of the record current on the current screen, once it is loaded. */
export const useRecordName = (): string | undefined => useSyncExternalStore(subscribe, () => current)

/** The name of the record current on the current screen, outside React. */
export const currentRecordName = (): string | undefined => current
