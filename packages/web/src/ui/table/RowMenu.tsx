import { Menu, Portal } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'

interface Props {
  open: boolean
  setOpen: (open: boolean) => void
  triggerId?: string | undefined
  point?: { x: number; y: number } | undefined
  name: string
  /** Within a dialog, its content: whatever lies outside is not reached by the keyboard. */
  container?: RefObject<HTMLElement | null>
  /** Told once the menu is gone. Within a dialog nothing may open before: the menu would take it along. */
  closed?: () => void
  children: ReactNode
}

/** The one menu that all rows of a table share: it stands at the button of a row, or where the pointer asked for it, and gives the focus back to that row. */
export const RowMenu = ({ open, setOpen, triggerId = '', point, name, container, closed, children }: Props) => (
  <Menu.Root
    // A menu learns where it belongs when it begins: another row, another menu.
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
    <Portal {...(container && { container })}>
      <Menu.Positioner>
        <Menu.Content aria-label={name}>{children}</Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)
