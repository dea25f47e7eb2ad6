import { Flex, IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { gutter, lowWindow, topBarHeight } from '../ui/layout-sizes.ts'
import { SearchBox } from './SearchBox.tsx'

// Menus and tooltips are as large as the rest of the layout code: load them in parallel, without delaying the first
// paint.
const tools = import('./TopBarTools.tsx').then(({ TopBarTools }) => ({ default: TopBarTools }))
const Tools = lazy(() => tools)

interface Props {
  sidebarId: string
  sidebarOpen: boolean
  toggleSidebar: () => void
}

export const TopBar = ({ sidebarId, sidebarOpen, toggleSidebar }: Props) => (
  <Flex
    as="header"
    height={topBarHeight}
    px={{ base: '4', md: gutter }}
    align="center"
    justify="space-between"
    gap="4"
    flexShrink="0"
    bg="canvas"
    borderBottomWidth="1px"
    borderColor="line"
    position="sticky"
    top="0"
    zIndex="sticky"
    css={{ [lowWindow]: { position: 'relative' } }}
    _print={{ display: 'none' }}
  >
    <IconButton
      aria-label="Menu"
      title="Menu"
      variant="ghost"
      size="xs"
      px="0"
      hideFrom="md"
      aria-expanded={sidebarOpen}
      aria-controls={sidebarId}
      onClick={toggleSidebar}
    >
      <Menu size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <SearchBox />
    <Flex align="center" gap="1" minH="8">
      <Suspense>
        <Tools />
      </Suspense>
    </Flex>
  </Flex>
)
