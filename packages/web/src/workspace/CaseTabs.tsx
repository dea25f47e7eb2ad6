import { Box, Flex, Tabs, Text } from '@chakra-ui/react'
import { withoutLineQuery } from '../assessment/assessment-query.ts'
import { withoutRowQuery } from '../items/shared/rows/use-row-query.ts'
import type { ScreenProps } from '../items/shared/ItemTab.tsx'
import { SidePlace } from '../items/shared/side-place.ts'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SideColumn } from './SideColumn.tsx'
import { tabsOfCase } from './tabs.tsx'
import { useReadAhead } from './use-read-ahead.ts'

/**
 * Scrolls the open tab into view where not all tabs have room, as when a link leads to it. Moves nothing but the tabs.
 */
function useOpenTabInView(key: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const room = scroller.current?.getBoundingClientRect()
    const open = scroller.current?.querySelector(`[role=tab][data-value="${key}"]`)?.getBoundingClientRect()
    if (room && open)
      scroller.current?.scrollBy(Math.max(0, open.right - room.right) + Math.min(0, open.left - room.left), 0)
  }, [key])
  return scroller
}

// A shadow at the end where tabs are out of view. Its cover moves with the tabs, so that it is gone where there are no
// more.
const shadow = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, color-mix(in srgb, var(--chakra-colors-ink) 10%, transparent)) ${side} / 12px 100% no-repeat scroll`
const cover = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, var(--chakra-colors-canvas) 60%) ${side} / 40px 100% no-repeat local`
const scrollShadows = { background: [cover('left'), cover('right'), shadow('left'), shadow('right')].join(', ') }

// Where one line has no room for nine tabs and what stands beside them, the tabs have the line below, and scroll if
// even that is too short.
const oneLine = '@container (min-width: 1080px)'
const row = { [oneLine]: { flexWrap: 'nowrap' } }
const tabsOfRow = { ...scrollShadows, order: '1', flex: '1 0 100%', [oneLine]: { order: '0', flex: '1' } }

/** The titles of the tabs, with their marks. */
function Triggers({ tabs, caseUuid }: { tabs: ReturnType<typeof tabsOfCase>; caseUuid: string }) {
  const readsAhead = useReadAhead(caseUuid)
  return tabs.map(({ tab, key }) => (
    <Tabs.Trigger key={key} value={key} gap="2" px="2" flexShrink="0" whiteSpace="nowrap" {...readsAhead(tab)}>
      {tab.title}
      <tab.Mark caseUuid={caseUuid} />
    </Tabs.Trigger>
  ))
}

interface Props extends ScreenProps {
  /** Whether the assessment of its bill is among them. */
  hasAssessment: boolean
  /** What stands at the end of the row of tabs. */
  beside: ReactNode
  /** What shows or hides the sidebar. */
  toggle: ReactNode
  /** What stands to the right of the open tab, or below it on narrow screens. */
  sidebar: ReactNode
}

/**
 * The tabs of a case. The URL parameter `tab` holds the open one. Their row is as wide as the page, above the sidebar
 * too: all tabs of an area have room there on a laptop.
 */
export function CaseTabs({ hasAssessment, beside, toggle, sidebar, ...screen }: Props) {
  const label = useId()
  const [search, setSearch] = useSearchParams()
  const tabs = tabsOfCase(screen.facts, hasAssessment)
  const requested = search.get('tab')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const current = tabs.find(({ key }) => key === requested) ?? tabs[0]
  const scroller = useOpenTabInView(current?.key)
  if (!current) return <EmptyState text="Cases of this area cannot be drafted in this version." />
  const {
    tab: { Screen, isWide = false },
    key,
  } = current
  const choose = (tab: string): void =>
    setSearch(
      (params) => {
        params.set('tab', tab)
        return withoutLineQuery(withoutRowQuery(params))
      },
      // Rendered at once: a key pressed just after the click belongs to the tab that was chosen.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return (
    <Tabs.Root value={key} onValueChange={({ value }) => choose(value)}>
      <Box css={{ containerType: 'inline-size' }} mb="2">
        <Flex align="center" wrap="wrap" columnGap="3" borderBottomWidth="1px" borderColor="line" css={row}>
          <Text id={label} textStyle="sm" color="muted">
            Show:
          </Text>
          <Box ref={scroller} minW="0" overflowX="auto" css={tabsOfRow}>
            <Tabs.List aria-labelledby={label} borderBottomWidth="0" gap="0.5">
              <Triggers tabs={tabs} caseUuid={screen.caseUuid} />
            </Tabs.List>
          </Box>
          <Box flexShrink="0" ms="auto">
            {beside}
            {!isWide && toggle}
          </Box>
        </Flex>
      </Box>
      <Flex gap="6" align={{ base: 'stretch', xl: 'flex-start' }} direction={{ base: 'column', xl: 'row' }}>
        <Tabs.Content value={key} p="0" flex="1" minW="0">
          <SidePlace value={place}>
            <Screen key={key} {...screen} />
          </SidePlace>
        </Tabs.Content>
        {!isWide && <SideColumn setPlace={setPlace}>{sidebar}</SideColumn>}
      </Flex>
    </Tabs.Root>
  )
}
