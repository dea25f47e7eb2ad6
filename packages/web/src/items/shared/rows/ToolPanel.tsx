import { Popover } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What opens below its button, in place: what it opens in turn stands in the page. */
export const ToolPanel = ({ label, children }: { label: string; children: ReactNode }) => (
  <Popover.Positioner>
    <Popover.Content aria-label={label} width="auto" maxW="min(360px, calc(100vw - 32px))" p="3">
      {children}
    </Popover.Content>
  </Popover.Positioner>
)
