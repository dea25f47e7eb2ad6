import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const recordName = createStore<string | undefined>(undefined)

/**
 * Sets the name of the record current on the current screen, for the breadcrumbs and the title of the window. Cleared
 * on unmount.
 */
export function useSetRecordName(name: string | undefined): void {
  useEffect(() => {
    recordName.set(name)
    return () => recordName.set(undefined)
  }, [name])
}

/** The name of the record current on the current screen, once it is loaded. */
export const useRecordName = (): string | undefined => useStore(recordName)

/** The name of the record current on the current screen, outside React. */
export const currentRecordName = recordName.read
