import { Box, Flex, SkipNavLink, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { config } from '../config.ts'
import { messages } from '../ui/messages.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { gutter } from './frame.ts'
import { isWriting } from './is-writing.ts'
import { useRouteMeta } from './route-meta.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const MAIN = 'main'

/** The frame around every screen. */
export function Layout() {
  const sidebar = useId()
  const [open, setOpen] = useState(false)
  const { title } = useRouteMeta()
  const { pathname } = useLocation()
  const main = useRef<HTMLDivElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setOpen(false)
    // A new page begins at its beginning for those who read by keyboard or by ear, too; but nobody is taken out of a field.
    if (!isWriting(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Flex
      minH="100dvh"
      bg="canvas"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <title>{`${title} · CostDraft`}</title>
      <SkipNavLink id={MAIN} zIndex="skipNav" bg="raised" color="accent" boxShadow="floating">
        Skip to content
      </SkipNavLink>
      <Sidebar id={sidebar} open={open} />
      <Flex direction="column" flex="1" minW="0">
        <TopBar sidebarId={sidebar} sidebarOpen={open} toggleSidebar={() => setOpen(!open)} />
        <Box
          as="main"
          id={MAIN}
          ref={main}
          tabIndex={-1}
          outline="0"
          flex="1"
          px={{ base: '4', md: gutter }}
          pt="4"
          pb="6"
        >
          <Breadcrumbs />
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
    </Flex>
  )
}
