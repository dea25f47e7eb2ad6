import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { UnreadDocument } from './notifications.operations.ts'

const EVERY = 60_000,
  SOON = 5_000

/** How many notifications wait: asked each minute while the page is looked at, and when someone comes back to it. Null where the host keeps none. */
export function useUnread(): number | null | undefined {
  const { data, refetch, stopPolling } = useQuery(UnreadDocument, {
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const unread = data?.viewer.unreadNotifications,
    isMissing = unread === null,
    asked = useRef(0)
  useEffect(() => {
    if (isMissing) {
      stopPolling()
      return undefined
    }
    // A window that comes forward says so twice.
    const onBack = (): void => {
      if (document.hidden || Date.now() - asked.current < SOON) return
      asked.current = Date.now()
      refetch().catch(console.error)
    }
    document.addEventListener('visibilitychange', onBack)
    addEventListener('focus', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onBack)
      removeEventListener('focus', onBack)
    }
  }, [isMissing, refetch, stopPolling])
  return unread
}
