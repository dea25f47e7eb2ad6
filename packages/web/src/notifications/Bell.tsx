import { Popover, Portal } from '@chakra-ui/react'
import { Bell as BellIcon } from 'lucide-react'
import { useCallback, useId, useState, type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useAddition } from '../access/viewer.ts'
import { UnreadDocument } from './notifications.operations.ts'
import { useQuery } from '../ui/use-query.ts'

const POLL_INTERVAL = 60_000
const MIN_REFETCH_GAP = 5_000

/**
 * The number of unread notifications, polled once a minute while the page is visible and refetched when the viewer
 * returns to it; the first is the one that came with the viewer. Null if the server has no notifications.
 */
function useUnreadCount(): number | null | undefined {
  const { data, refetch, stopPolling } = useQuery(UnreadDocument, {
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  })
  const isUnsupported = !useAddition('notifications')
  // Where they could not be counted, the next attempt tells.
  const unread = data?.viewer.unreadNotifications ?? (isUnsupported ? null : undefined)
  const lastRefetch = useRef(0)
  useEffect(() => {
    if (isUnsupported) {
      stopPolling()
      return undefined
    }
    // A window that comes to the front fires both events: the second is ignored.
    const onReturn = (): void => {
      if (document.hidden || Date.now() - lastRefetch.current < MIN_REFETCH_GAP) return
      lastRefetch.current = Date.now()
      refetch().catch(console.error)
    }
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
    }
  }, [isUnsupported, refetch, stopPolling])
  return unread
}

/**
 * Key handler of a panel of links: Arrow Up and Arrow Down move the focus between the links, Home and End to the first
 * and the last.
 */
function onLinkArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: links[at + 1], ArrowUp: links[Math.max(0, at - 1)], Home: links[0], End: links.at(-1) }[
    event.key
  ]
  if (!next) return
  event.preventDefault()
  next.focus()
}

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
