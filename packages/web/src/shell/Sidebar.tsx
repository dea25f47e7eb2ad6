import { Box, Flex, chakra } from '@chakra-ui/react'
import { LogOut, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { signOut } from '../access/sign-out.ts'
import { useViewer } from '../access/viewer.ts'
import { FirmMark } from '../client-mark/FirmMark.tsx'
import { CutText } from '../ui/CutText.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { sidebarWidth, topBarHeight } from '../ui/layout-sizes.ts'
import { menu, type Group } from './menu.ts'
import { SidebarLink } from './SidebarLink.tsx'
import { sidebarRow } from './sidebar-row.ts'
import { useState, useId } from 'react'

interface Props {
  group: Group
  closed: boolean
  toggle: () => void
}

function SidebarGroup({ group: { label, icon: Icon, entries }, closed, toggle }: Props) {
  const id = useId()
  return (
    <Box role="group" aria-label={label}>
      <chakra.button type="button" css={sidebarRow} ps="4" aria-expanded={!closed} aria-controls={id} onClick={toggle}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <chakra.span flex="1">{label}</chakra.span>
        <chakra.span
          display="inline-flex"
          transitionProperty="rotate"
          transitionDuration="fast"
          rotate={closed ? '-90deg' : undefined}
        >
          <ChevronDown size={14} aria-hidden />
        </chakra.span>
      </chakra.button>
      <chakra.ul id={id} hidden={closed} listStyleType="none" pb="1">
        {entries.map((entry) => (
          <li key={entry.to}>
            <SidebarLink {...entry} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

const KEY = 'sidebar_closed'

function storedLabels(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(labels) ? labels.map(String) : []
  } catch {
    return []
  }
}

/** The sidebar groups that the user has collapsed, stored in local storage. All are open by default. */
function useClosedGroups(): { isClosed: (label: string) => boolean; toggle: (label: string) => void } {
  const [closed, setClosed] = useState(storedLabels)
  return {
    isClosed: (label) => closed.includes(label),
    toggle: (label) => {
      const next = closed.includes(label) ? closed.filter((other) => other !== label) : [...closed, label]
      localStorage.setItem(KEY, JSON.stringify(next))
      setClosed(next)
    },
  }
}

const Home = chakra(Link)

/** The firm of the viewer: its mark, and its name. */
const OwnFirm = ({ uuid, name, mark }: { uuid: string; name: string; mark: string | null }) => (
  <Flex align="center" gap="2.5" ps="4" pe="3" pb="2" minH="8" flexShrink="0" color="muted" textStyle="sm">
    <FirmMark client={uuid} sha256={mark} name="" maxH="24px" maxW="56px" />
    <CutText>{name}</CutText>
  </Flex>
)

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
      height="calc(100dvh - var(--toasts-slot, 0px))"
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
      {viewer.client?.name && <OwnFirm {...viewer.client} name={viewer.client.name} />}
      <Box flex="1" overflowY="auto" py="2">
        {menu.map((entry) => {
          const { needs, ...shown } = entry
          if (needs && !viewer[needs]) return null
          if ('to' in shown) return <SidebarLink key={shown.to} {...shown} />
          return (
            <SidebarGroup
              key={shown.label}
              group={shown}
              closed={isClosed(shown.label)}
              toggle={() => toggle(shown.label)}
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
