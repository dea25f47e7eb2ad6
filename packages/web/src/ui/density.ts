import { createListeners, useStore } from '../store.ts'

const KEY = 'density'
const { notify, subscribe } = createListeners()

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
    if (key === KEY || key === null) change()
  })
}
const change = (): void => {
  applyDensity()
  notify()
}
const density = { read: storedDensity, subscribe }

/** The row density of all tables, stored in local storage. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  return {
    density: useStore(density),
    choose: (chosen) => {
      localStorage.setItem(KEY, chosen)
      change()
    },
  }
}
