import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const isSearchWanted = createStore(false)

/** Opens the search in the top bar, for a screen that has nothing else to show. */
export function useOpensSearch(isOn: boolean): void {
  useEffect(() => {
    isSearchWanted.set(isOn)
    return () => isSearchWanted.set(false)
  }, [isOn])
}

/** Whether the current screen opens the search. */
export const useIsSearchWanted = (): boolean => useStore(isSearchWanted)
