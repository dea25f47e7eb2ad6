import { Bell } from '../notifications/Bell.tsx'
import { InfoButton } from './InfoButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The buttons at the right of the top bar. */
export const TopBarTools = () => (
  <>
    <Bell />
    <ThemeToggle />
    <InfoButton />
    <UserMenu />
  </>
)
