import { Bell as BellIcon } from 'lucide-react'
import { useAddition } from '../access/viewer.ts'
import { Bell } from '../notifications/Bell.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { InfoButton } from './InfoButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

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
