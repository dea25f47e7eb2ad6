import { Box, Flex, Tabs, Text } from '@chakra-ui/react'
import type { ScreenProps } from '../items/shared/ItemTab.tsx'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { tabsOfCase } from './tabs.tsx'

/** Scrolls the open tab into view where not all tabs have room, as when a link leads to it. Moves nothing but the tabs. */
function useOpenTabInView(key: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const room = scroller.current?.getBoundingClientRect(),
      open = scroller.current?.querySelector(`[role=tab][data-value="${key}"]`)?.getBoundingClientRect()
    if (room && open)
      scroller.current?.scrollBy(Math.max(0, open.right - room.right) + Math.min(0, open.left - room.left), 0)
  }, [key])
  return scroller
}

/** The tabs of a case. The URL parameter `tab` holds the open one. */
export function CaseTabs({ beside, ...screen }: ScreenProps & { beside?: ReactNode }) {
  const label = useId()
  const [search, setSearch] = useSearchParams()
  const tabs = tabsOfCase(screen.facts),
    requested = search.get('tab')
  const current = tabs.find(({ key }) => key === requested) ?? tabs[0],
    scroller = useOpenTabInView(current?.key)
  if (!current) return <EmptyState text="Cases of this area cannot be drafted in this version." />
  const {
    tab: { Screen },
    key,
  } = current
  const choose = (tab: string): void =>
    setSearch(
      (params) => {
        params.set('tab', tab)
        return params
      },
      // Rendered at once: a key pressed just after the click belongs to the tab that was chosen.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return (
    <Tabs.Root value={key} onValueChange={({ value }) => choose(value)}>
      <Flex align="center" gap={{ base: '1', xl: '3' }} borderBottomWidth="1px" borderColor="line">
        <Text id={label} textStyle="sm" color="muted">
          Show:
        </Text>
        {/* On narrow screens the tabs scroll; the element beside them stays in place. */}
        <Box ref={scroller} flex="1" minW="0" overflowX="auto">
          <Tabs.List aria-labelledby={label} borderBottomWidth="0" gap={{ base: '0', xl: '1' }}>
            {tabs.map(({ tab: { title, Mark }, key }) => (
              <Tabs.Trigger
                key={key}
                value={key}
                gap="2"
                px={{ base: '2', xl: '2.5' }}
                flexShrink="0"
                whiteSpace="nowrap"
              >
                {title}
                <Mark caseUuid={screen.caseUuid} />
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Box>
        <Box flexShrink="0">{beside}</Box>
      </Flex>
      <Tabs.Content value={key} pt="4">
        <Screen key={key} {...screen} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
