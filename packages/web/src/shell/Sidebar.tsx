import { Box, Flex, chakra } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { signOut } from '../access/sign-out.ts'
import { useViewer } from '../access/viewer.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { useClosedGroups } from './closed-groups.ts'
import { sidebarWidth, topBarHeight } from '../ui/layout-sizes.ts'
import { menu } from './menu.ts'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { sidebarRow } from './sidebar-row.ts'

const Home = chakra(Link)

/** Main navigation. Below 768 px it is hidden until the menu button opens it. */
export function Sidebar({ id, open }: { id: string; open: boolean }) {
  const viewer = useViewer()
  const { isClosed, toggle } = useClosedGroups()
  return (
    <Flex
      as="nav"
      aria-label="Main"
      id={id}
      direction="column"
      width={sidebarWidth}
      flexShrink="0"
      bg="canvas"
      borderInlineEndWidth="1px"
      borderColor="line"
      position={{ base: 'fixed', md: 'sticky' }}
      insetBlock="0"
      insetStart="0"
      top="0"
      height="100dvh"
      zIndex="docked"
      display={{ base: open ? 'flex' : 'none', md: 'flex' }}
      boxShadow={{ base: 'floating', md: 'none' }}
      _print={{ display: 'none' }}
    >
      <Flex height={topBarHeight} align="center" ps="4" flexShrink="0">
        <Home to="/" borderRadius="l1" focusVisibleRing="outside">
          <Wordmark />
        </Home>
      </Flex>
      <Box flex="1" overflowY="auto" py="2">
        {menu.map((entry) => {
          if ('to' in entry) return <SidebarLink key={entry.to} {...entry} />
          if (entry.needs && !viewer[entry.needs]) return null
          return (
            <SidebarGroup
              key={entry.label}
              group={entry}
              closed={isClosed(entry.label)}
              toggle={() => toggle(entry.label)}
            />
          )
        })}
      </Box>
      <Box borderTopWidth="1px" borderColor="line" py="2" flexShrink="0">
        <chakra.button type="button" css={sidebarRow} ps="4" onClick={() => void signOut()}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Logout
        </chakra.button>
      </Box>
    </Flex>
  )
}
