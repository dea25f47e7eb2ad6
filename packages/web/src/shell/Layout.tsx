import { Box, Flex, SkipNavLink, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { config } from '../access/config.ts'
import { messages } from '../ui/messages.ts'
import { PlaceLine } from './Breadcrumbs.tsx'
import { gutter } from '../ui/layout-sizes.ts'
import { isTextField } from '../ui/is-text-field.ts'
import { useRecordName } from '../navigation/record-name.ts'
import { useRouteMeta } from '../navigation/route-meta.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { CutTexts } from '../ui/CutTexts.tsx'

const MAIN = 'main'

/**
 * The footer appears with the content of the screen: while that loads, it would stand where the content will be, and be
 * pushed away.
 */
const footerAfterLoading = { '&:has(main .chakra-skeleton) > footer': { visibility: 'hidden' } } as const
/** A screen that fills the window has nothing below it: the page does not scroll. */
const filled = {
  '&:has([data-fills-window]) > footer': { display: 'none' },
  '&:has([data-fills-window]) > main': { pb: '0' },
} as const

/** The title of the window: what the screen is of comes first, so that tabs can be told from one another. */
function Title() {
  const { title } = useRouteMeta()
  const name = useRecordName()
  return <title>{[name, title, 'CostDraft'].filter(Boolean).join(' · ')}</title>
}

/** The layout around every screen: sidebar, top bar, breadcrumbs, footer. */
export function Layout() {
  const sidebar = useId()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const main = useRef<HTMLDivElement>(null)
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    setOpen(false)
    // After navigation, keyboard and screen-reader users start at the top of the new page; never move focus out of a
    // text field.
    if (!isTextField(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Flex
      minH="100dvh"
      bg="canvas"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <Title />
      <SkipNavLink id={MAIN} zIndex="skipNav" bg="raised" color="accent" boxShadow="floating">
        Skip to content
      </SkipNavLink>
      <Sidebar id={sidebar} open={open} />
      <Flex direction="column" flex="1" minW="0" css={{ ...footerAfterLoading, ...filled }}>
        <TopBar sidebarId={sidebar} sidebarOpen={open} toggleSidebar={() => setOpen(!open)} />
        <Box
          as="main"
          id={MAIN}
          ref={main}
          tabIndex={-1}
          outline="0"
          flex="1"
          px={{ base: '4', md: gutter }}
          pt="3"
          pb="6"
        >
          <PlaceLine />
          <Outlet />
        </Box>
        <Text
          as="footer"
          textStyle="xs"
          color="muted"
          px={{ base: '4', md: gutter }}
          py="3"
          _print={{ display: 'none' }}
        >
          {messages.companyLine(config.companyName)}
        </Text>
      </Flex>
      <ScrollRestoration />
      <CutTexts />
    </Flex>
  )
}
