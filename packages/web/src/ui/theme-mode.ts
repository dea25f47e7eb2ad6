import { useSyncExternalStore } from 'react'

// The key, the words and the two grounds are also those of the script in index.html, which runs before the first paint.
const KEY = 'theme'
const GROUND = { light: '#F6F5F1', dark: '#131412' }
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

type Mode = 'light' | 'dark'
type Preference = Mode | 'system'
const choices = new Set<() => void>()

const shown = (): Mode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function preferred(): Preference {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function chosen(): Mode {
  const preference = preferred()
  if (preference !== 'system') return preference
  return prefersDark.matches ? 'dark' : 'light'
}

function show(mode: Mode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
  style.background = GROUND[mode]
}

function subscribe(changed: () => void): () => void {
  const follow = (): void => {
    show(chosen())
    changed()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) follow()
  }
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributeFilter: ['class'] })
  prefersDark.addEventListener('change', follow)
  addEventListener('storage', onStorage)
  choices.add(changed)
  return () => {
    watcher.disconnect()
    prefersDark.removeEventListener('change', follow)
    removeEventListener('storage', onStorage)
    choices.delete(changed)
  }
}

/** Which of the two themes is on the screen, what was asked for, and ways to ask for another; the choice is kept and reaches other tabs. */
export function useThemeMode(): {
  mode: Mode
  toggle: () => void
  preference: Preference
  prefer: (preference: Preference) => void
} {
  const mode = useSyncExternalStore(subscribe, shown),
    preference = useSyncExternalStore(subscribe, preferred)
  const prefer = (wanted: Preference): void => {
    if (wanted === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, wanted)
    show(chosen())
    // Another preference may look the same: then nothing on the page tells of it.
    for (const changed of choices) changed()
  }
  return { mode, toggle: () => prefer(mode === 'dark' ? 'light' : 'dark'), preference, prefer }
}
