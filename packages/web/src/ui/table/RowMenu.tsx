import { Menu } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { MenuPortal } from '../overlay/MenuPortal.tsx'

interface Props {
  open: boolean
  setOpen: (open: boolean) => void
  triggerId?: string | undefined
  point?: { x: number; y: number } | undefined
  name: string
  /**
   * Where the portal renders. Inside a dialog this must be its content, because the focus trap excludes everything
   * outside.
   */
  container?: RefObject<HTMLElement | null>
  /** Called after the exit animation. Inside a dialog, open nothing earlier: it would close together with the menu. */
  closed?: () => void
  children: ReactNode
}

/**
 * The context menu shared by all rows of a table, anchored to a row's button or to the position of the right click. On
 * closing, focus returns to that row.
 */
export const RowMenu = ({ open, setOpen, triggerId = '', point, name, container, closed, children }: Props) => (
  <Menu.Root
    // The menu reads its trigger id on mount only, so each row needs a new instance.
    key={triggerId}
    open={open}
    onOpenChange={(change) => setOpen(change.open)}
    ids={{ trigger: triggerId }}
    onExitComplete={closed}
    lazyMount
    unmountOnExit
    positioning={{
      placement: point ? 'bottom-start' : 'bottom-end',
      gutter: 4,
      ...(point && { getAnchorRect: () => ({ ...point, width: 0, height: 0 }) }),
    }}
  >
    <MenuPortal container={container}>
      <Menu.Positioner>
        <Menu.Content aria-label={name}>{children}</Menu.Content>
      </Menu.Positioner>
    </MenuPortal>
  </Menu.Root>
)
