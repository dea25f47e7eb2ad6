import { InfoButton } from './InfoButton.tsx'
import { Notifications } from './Notifications.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

/** What stands at the right of the top bar. */
export const TopBarTools = () => <><Notifications /><ThemeToggle /><InfoButton /><UserMenu /></>
