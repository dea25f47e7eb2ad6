import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const recordFacts = createStore('')

/** Sets what identifies the record of the current screen beside its name. Cleared on unmount. */
export function useSetRecordFacts(facts: string): void {
  useEffect(() => {
    recordFacts.set(facts)
    return () => recordFacts.set('')
  }, [facts])
}

/** What identifies the record of the current screen beside its name; empty until it is loaded. */
export const useRecordFacts = (): string => useStore(recordFacts)
