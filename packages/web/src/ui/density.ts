import { useSyncExternalStore } from 'react'

const KEY = 'density'
const listeners = new Set<() => void>()

export type Density = 'comfortable' | 'compact'

const kept = (): Density => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable')
/** All that knows of it is one attribute, which the tables look at. */
const show = (): void => {
  document.documentElement.dataset.density = kept()
}

/** Shows the kept density, from before the first table on; and follows what is chosen in other tabs. */
export function watchDensity(): void {
  show()
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) tell()
  })
}
const tell = (): void => {
  show()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How close the rows of tables stand, kept in the browser. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  const density = useSyncExternalStore(subscribe, kept)
  return {
    density,
    choose: (chosen) => {
      localStorage.setItem(KEY, chosen)
      tell()
    },
  }
}
