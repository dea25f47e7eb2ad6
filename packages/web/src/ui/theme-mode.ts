import { useSyncExternalStore } from 'react'

// The key, the words and the two grounds are also those of the script in index.html, which runs before the first paint.
const KEY = 'theme'
const GROUND = { light: '#F6F5F1', dark: '#131412' }
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

type Mode = 'light' | 'dark'

const shown = (): Mode => document.documentElement.classList.contains('dark') ? 'dark' : 'light'

function chosen(): Mode {
  const kept = localStorage.getItem(KEY)
  if (kept === 'light' || kept === 'dark') return kept
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
  const follow = (): void => { show(chosen()); changed() }
  const onStorage = ({ key }: StorageEvent): void => { if (key === KEY || key === null) follow() }
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributeFilter: ['class'] })
  prefersDark.addEventListener('change', follow)
  addEventListener('storage', onStorage)
  return () => {
    watcher.disconnect()
    prefersDark.removeEventListener('change', follow)
    removeEventListener('storage', onStorage)
  }
}

/** Which of the two themes is on the screen, and a way to the other one; the choice is kept and reaches other tabs. */
export function useThemeMode(): { mode: Mode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, shown)
  const toggle = (): void => {
    const next = mode === 'dark' ? 'light' : 'dark'
    localStorage.setItem(KEY, next)
    show(next)
  }
  return { mode, toggle }
}
