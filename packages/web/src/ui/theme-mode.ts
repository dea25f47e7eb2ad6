import { createListeners, useStore } from '../store.ts'

// Keep the storage key, the mode names and the two background colours in step with the inline script in index.html,
// which applies the theme before the first paint.
const KEY = 'theme'
const BACKGROUND = { light: '#F6F5F1', dark: '#131412' }
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

type Mode = 'light' | 'dark'
type Preference = Mode | 'system'
const listeners = createListeners()

const currentMode = (): Mode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function storedPreference(): Preference {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function preferredMode(): Mode {
  const preference = storedPreference()
  if (preference !== 'system') return preference
  return prefersDark.matches ? 'dark' : 'light'
}

function applyMode(mode: Mode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
  style.background = BACKGROUND[mode]
}

function subscribe(listener: () => void): () => void {
  const onChange = (): void => {
    applyMode(preferredMode())
    listener()
  }
  // Paper is white, whatever the screen is.
  const onPrint = (): void => applyMode('light')
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) onChange()
  }
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  prefersDark.addEventListener('change', onChange)
  addEventListener('storage', onStorage)
  addEventListener('beforeprint', onPrint)
  addEventListener('afterprint', onChange)
  const unsubscribe = listeners.subscribe(listener)
  return () => {
    observer.disconnect()
    prefersDark.removeEventListener('change', onChange)
    removeEventListener('storage', onStorage)
    removeEventListener('beforeprint', onPrint)
    removeEventListener('afterprint', onChange)
    unsubscribe()
  }
}

const activeMode = { read: currentMode, subscribe }
const keptPreference = { read: storedPreference, subscribe }

/**
 * The active theme, the stored preference, and functions to change it. The preference is kept in local storage and
 * shared by all tabs.
 */
export function useThemeMode(): {
  mode: Mode
  toggle: () => void
  preference: Preference
  prefer: (preference: Preference) => void
} {
  const mode = useStore(activeMode)
  const preference = useStore(keptPreference)
  const prefer = (next: Preference): void => {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
    applyMode(preferredMode())
    // A different preference may give the same mode; then no class changes and the observer does not fire.
    listeners.notify()
  }
  return { mode, toggle: () => prefer(mode === 'dark' ? 'light' : 'dark'), preference, prefer }
}
