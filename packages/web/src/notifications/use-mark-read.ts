import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { useViewer } from '../access/viewer.ts'
import { MarkReadDocument } from './notifications.operations.ts'
import type { Notification } from './notification.ts'

/**
 * Marks notifications as read, with an optimistic update; `isAll` includes those that are not loaded. `unread` is the
 * current count.
 */
export function useMarkRead(): (shown: readonly Notification[], unread: number, isAll?: boolean) => Promise<unknown> {
  const { uuid: viewer } = useViewer()
  const [send] = useMutation(MarkReadDocument)
  return useCallback(
    (shown, unread, isAll = false) => {
      const uuids = shown.filter(({ readAt }) => readAt === null).map(({ uuid }) => uuid)
      if (uuids.length === 0 && !isAll) return Promise.resolve()
      return send({
        variables: { uuids: isAll ? null : uuids },
        optimisticResponse: {
          markNotificationsRead: {
            __typename: 'Viewer',
            uuid: viewer,
            unreadNotifications: isAll ? 0 : Math.max(0, unread - uuids.length),
          },
        },
        update: (cache) => {
          for (const uuid of uuids)
            cache.modify({ id: `Notification:${uuid}`, fields: { readAt: () => new Date().toISOString() } })
        },
      })
    },
    [send, viewer],
  )
}
