import { useAddition } from '../access/viewer.ts'
import { Bell } from '../notifications/Bell.tsx'
import { InfoButton } from './InfoButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The buttons at the right of the top bar. */
export const TopBarTools = () => (
  <>
    {useAddition('notifications') && <Bell />}
    <ThemeToggle />
    <InfoButton />
    <UserMenu />
  </>
)
