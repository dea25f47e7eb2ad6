import { Dialog, Drawer } from '@chakra-ui/react'
import { useOverlay, type ReturnTo } from './use-overlay.ts'

interface OverlayProps {
  open: boolean
  close: () => void
  returnTo?: ReturnTo | undefined
}
type DialogProps = Omit<Dialog.RootProps, 'open' | 'onOpenChange' | 'finalFocusEl' | 'onExitComplete'> & OverlayProps
type DrawerProps = Omit<Drawer.RootProps, 'open' | 'onOpenChange' | 'finalFocusEl' | 'onExitComplete'> & OverlayProps

/** What the roots of dialogs and drawers have in common. */
const useRoot = ({ open, close, returnTo }: OverlayProps) => ({
  open,
  onOpenChange: (change: { open: boolean }): void => {
    if (!change.open) close()
  },
  lazyMount: true,
  unmountOnExit: true,
  ...useOverlay(open, returnTo),
})

/**
 * The root of every dialog: `Dialog.Root` that returns the focus and keeps keys from the page. Rendered only while it
 * is open.
 */
export const DialogRoot = ({ open, close, returnTo, ...rest }: DialogProps) => (
  <Dialog.Root {...useRoot({ open, close, returnTo })} {...rest} />
)

/** The root of every drawer: like `DialogRoot`. */
export const DrawerRoot = ({ open, close, returnTo, ...rest }: DrawerProps) => (
  <Drawer.Root {...useRoot({ open, close, returnTo })} {...rest} />
)
