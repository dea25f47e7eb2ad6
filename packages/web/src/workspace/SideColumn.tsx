import { Flex, useBreakpointValue } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { topBarHeight } from '../ui/layout-sizes.ts'

/**
 * What stands to the right of the open tab: a panel of that tab, for which `setPlace` takes the place, and below it the
 * costs. On narrow screens the costs are below the tab, and there is no place for a panel.
 */
export function SideColumn({
  setPlace,
  children,
}: {
  setPlace: (place: HTMLElement | null) => void
  children: ReactNode
}) {
  const isBeside = useBreakpointValue({ base: false, xl: true }, { ssr: false })
  return (
    <Flex
      direction="column"
      gap="4"
      flexShrink="0"
      position={{ xl: 'sticky' }}
      top={`calc(${topBarHeight} + 16px)`}
      maxH={{ xl: `calc(100dvh - ${topBarHeight} - 32px)` }}
      css={{
        // Beside what fills the window it ends with it, too: it begins below the head of the page.
        'main:has([data-fills-window]) &': { maxH: { xl: `calc(100dvh - ${topBarHeight} - 128px)` } },
        '&:not(:has(> :not(:empty)))': { display: 'none' },
        '& > *': { width: { base: 'full', xl: '320px' } },
      }}
    >
      {isBeside && (
        <Flex
          ref={setPlace}
          direction="column"
          flexShrink="0"
          maxH={`calc((100dvh - ${topBarHeight}) * 0.52)`}
          _empty={{ display: 'none' }}
        />
      )}
      {children}
    </Flex>
  )
}
