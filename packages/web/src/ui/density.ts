import { useSyncExternalStore } from 'react'

const KEY = 'density'
const listeners = new Set<() => void>()

export type Density = 'comfortable' | 'compact'

const storedDensity = (): Density => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable')
/** Sets the `data-density` attribute of the root element, which the table styles select on. */
const applyDensity = (): void => {
  document.documentElement.dataset.density = storedDensity()
}

/** Applies the stored density before the first table renders, and follows changes made in other tabs. */
export function watchDensity(): void {
  applyDensity()
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) notify()
  })
}
const notify = (): void => {
  applyDensity()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The row density of all tables, stored in local storage. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  const density = useSyncExternalStore(subscribe, storedDensity)
  return {
    density,
    choose: (chosen) => {
      localStorage.setItem(KEY, chosen)
      notify()
    },
  }
}
