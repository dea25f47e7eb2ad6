import { Bell as BellIcon, Info, Moon, Sun } from 'lucide-react'
import { useAddition } from '../access/viewer.ts'
import { Bell } from '../notifications/Bell.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { usePageShortcut } from '../ui/overlay/use-page-shortcut.ts'
import { useThemeMode } from '../ui/theme-mode.ts'

function ThemeToggle() {
  const { mode, toggle } = useThemeMode()
  return (
    <IconButton
      name={mode === 'dark' ? 'Light mode' : 'Dark mode'}
      icon={mode === 'dark' ? Sun : Moon}
      onClick={toggle}
    />
  )
}

const InfoDialog = lazy(async () => ({ default: (await import('./InfoDialog.tsx')).InfoDialog }))

/** Runs on F1, also while one types, instead of the help of the browser. Told whether that was in the grid. */
function useHelpKey(run: (isInGrid: boolean) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F1' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run(event.target instanceof Element && event.target.closest('[role=grid], [data-grid-tool]') !== null)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    // Before any other listener: the key does the same wherever it is pressed.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
}

/** Opens what CostDraft is and which keys it knows; so do `?`, and F1 while one types. */
function InfoButton() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isOfGrid, setIsOfGrid] = useState(false)
  const show = (isInGrid: boolean): void => {
    setIsOfGrid(isInGrid)
    setWasOpened(true)
    setOpen(true)
  }
  usePageShortcut('?', !open, () => show(false))
  useHelpKey((isInGrid) => {
    if (!open) show(isInGrid)
  })
  return (
    <>
      <IconButton
        name="About CostDraft"
        icon={Info}
        aria-haspopup="dialog"
        aria-keyshortcuts="? F1"
        onClick={() => show(false)}
      />
      {wasOpened && (
        <Suspense>
          <InfoDialog open={open} isOfGrid={isOfGrid} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The buttons at the right of the top bar. */
export const TopBarTools = () => (
  <>
    {useAddition('notifications') ? (
      <Bell />
    ) : (
      <IconButton name="Notifications are not available from this service" icon={BellIcon} disabled />
    )}
    <ThemeToggle />
    <InfoButton />
    <UserMenu />
  </>
)
