import { Flex } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { gutter, topBarHeight } from './frame.ts'
import { InfoButton } from './InfoButton.tsx'
import { Notifications } from './Notifications.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

interface Props { sidebarId: string; sidebarOpen: boolean; toggleSidebar: () => void }

export const TopBar = ({ sidebarId, sidebarOpen, toggleSidebar }: Props) => (
  <Flex
    as="header" height={topBarHeight} px={{ base: '4', md: gutter }} align="center" justify="space-between" gap="4" flexShrink="0"
    bg="canvas" borderBottomWidth="1px" borderColor="line" position="sticky" top="0" zIndex="sticky" _print={{ display: 'none' }}
  >
    <IconButton name="Menu" icon={Menu} hideFrom="md" aria-expanded={sidebarOpen} aria-controls={sidebarId} onClick={toggleSidebar} />
    <SearchBox />
    <Flex align="center" gap="1">
      <Notifications />
      <ThemeToggle />
      <InfoButton />
      <UserMenu />
    </Flex>
  </Flex>
)
