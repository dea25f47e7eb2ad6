import { Bell as BellIcon, Info, Moon, Sun } from 'lucide-react'
import { useAddition } from '../access/viewer.ts'
import { Bell } from '../notifications/Bell.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import { Suspense, lazy, useState } from 'react'
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

/** Opens what CostDraft is and which keys it knows; so does `?`. */
function InfoButton() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const show = (): void => {
    setWasOpened(true)
    setOpen(true)
  }
  usePageShortcut('?', !open, show)
  return (
    <>
      <IconButton name="About CostDraft" icon={Info} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={show} />
      {wasOpened && (
        <Suspense>
          <InfoDialog open={open} close={() => setOpen(false)} />
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
