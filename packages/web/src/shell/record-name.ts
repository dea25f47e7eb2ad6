import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const show = (name: string | undefined): void => {
  shown = name
  for (const tell of listeners) tell()
}

/** Says what the record is called that the screen is of, for the breadcrumbs. */
export function useNamed(name: string | undefined): void {
  useEffect(() => {
    show(name)
    return () => show(undefined)
  }, [name])
}

/** The name of the record that the screen is of, once it is known. */
export const useRecordName = (): string | undefined => useSyncExternalStore(subscribe, () => shown)
