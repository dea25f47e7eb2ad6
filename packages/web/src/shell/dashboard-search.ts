import { useEffect, useSyncExternalStore } from 'react'

let isWanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const setWanted = (wanted: boolean): void => {
  isWanted = wanted
  for (const listener of listeners) listener()
}

/** Opens the search in the top bar, for a screen that has nothing else to show. */
export function useOpensSearch(isOn: boolean): void {
  useEffect(() => {
    setWanted(isOn)
    return () => setWanted(false)
  }, [isOn])
}

/** Whether the current screen opens the search. */
export const useIsSearchWanted = (): boolean => useSyncExternalStore(subscribe, () => isWanted)
