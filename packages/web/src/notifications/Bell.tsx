import { Popover, Portal } from '@chakra-ui/react'
import { Bell as Sign } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { onArrow } from './arrows.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useUnread } from './use-unread.ts'

/** The bell: what has happened in the person's cases, and how much of it they have not seen. */
export function Bell() {
  const trigger = useId(),
    unread = useUnread() ?? 0
  const [open, setOpen] = useState(false),
    [leaves, setLeaves] = useState(false)
  const show = (shown: boolean): void => {
    setLeaves(false)
    setOpen(shown)
  }
  // Whoever follows a notification is taken to its page, and not back to the bell.
  const leave = useCallback((): void => {
    setLeaves(true)
    setOpen(false)
  }, [])
  return (
    <Popover.Root
      ids={{ trigger }}
      open={open}
      onOpenChange={(change) => show(change.open)}
      restoreFocus={!leaves}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          triggerId={trigger}
          name={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          icon={Sign}
          badge={unread}
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="Notifications" onKeyDown={onArrow} width="400px" maxH="min(70vh, 640px)">
            <NotificationPanel leave={leave} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
