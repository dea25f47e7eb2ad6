import { useEffect, useRef } from 'react'
import { useAddition } from '../access/viewer.ts'
import { UnreadDocument } from './notifications.operations.ts'
import { useQuery } from '../ui/use-query.ts'

const POLL_INTERVAL = 60_000
const MIN_REFETCH_GAP = 5_000

/**
 * The number of unread notifications, polled once a minute while the page is visible and refetched when the viewer
 * returns to it; the first is the one that came with the viewer. Null if the server has no notifications.
 */
export function useUnreadCount(): number | null | undefined {
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
