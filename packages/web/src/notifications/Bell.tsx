import { Popover, Portal } from '@chakra-ui/react'
import { Bell as BellIcon } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { onLinkArrowKey } from './link-arrow-keys.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useUnreadCount } from './use-unread-count.ts'

/** The bell of the top bar: shows the number of unread notifications and opens them in a popover. */
export function Bell() {
  const trigger = useId()
  const unread = useUnreadCount() ?? 0
  const [open, setOpen] = useState(false)
  const [isNavigating, setIsNavigating] = useState(false)
  const show = (shown: boolean): void => {
    setIsNavigating(false)
    setOpen(shown)
  }
  // Following a notification navigates to its page; the focus must not return to the bell.
  const leave = useCallback((): void => {
    setIsNavigating(true)
    setOpen(false)
  }, [])
  return (
    <Popover.Root
      ids={{ trigger }}
      open={open}
      onOpenChange={(change) => show(change.open)}
      restoreFocus={!isNavigating}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          triggerId={trigger}
          name={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          icon={BellIcon}
          badge={unread}
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label="Notifications"
            onKeyDown={onLinkArrowKey}
            width="min(400px, calc(100vw - 16px))"
            maxH="min(70vh, 640px)"
          >
            <NotificationPanel leave={leave} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
