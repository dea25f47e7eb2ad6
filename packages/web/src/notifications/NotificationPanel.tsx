import { Box, Button, Flex, Popover, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { toastError } from '../ui/toast-error.ts'
import { NotificationList } from './NotificationList.tsx'
import { NotificationsDocument } from './notifications.operations.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useQuery } from '../ui/use-query.ts'

const LoadingState = () => (
  <Box px="4" pb="4" css={delayedFadeIn} aria-busy>
    <VisuallyHidden>Loading notifications</VisuallyHidden>
    {['one', 'two', 'three'].map((row) => (
      <Box key={row} py="2">
        <Skeleton height="3.5" mb="2" />
        <Skeleton height="3" width="40%" />
      </Box>
    ))}
  </Box>
)

interface LoadErrorProps {
  message: string
  loading: boolean
  retry: () => void
}
const LoadError = ({ message, loading, retry }: LoadErrorProps) => (
  <Box px="4" pb="4">
    <Text role="alert" textStyle="sm" color="muted" mb="3">
      The notifications could not be loaded. {message}
    </Text>
    <Button size="xs" loading={loading} onClick={retry}>
      Try again
    </Button>
  </Box>
)

const EmptyMessage = ({ isSupported }: { isSupported: boolean }) => (
  <Text textStyle="sm" color="muted" px="4" pb="4">
    {isSupported
      ? 'No notifications yet. You are told here when a case is sent for review, when someone comments, and when your documents are ready.'
      : 'Notifications are not available here: the server that your firm uses does not keep them.'}
  </Text>
)

interface HeaderProps {
  unread: number
  markAll: (button: Element) => void
}
const PanelHeader = ({ unread, markAll }: HeaderProps) => (
  <Flex align="center" justify="space-between" gap="3" px="4" minH="12" flexShrink="0">
    <Popover.Title asChild textStyle="sm" fontWeight="600">
      <h2>Notifications</h2>
    </Popover.Title>
    {unread > 0 && (
      <Button size="xs" variant="ghost" onClick={(event) => markAll(event.currentTarget)}>
        Mark all as read
      </Button>
    )}
  </Flex>
)

/**
 * The content of the bell's popover: the notifications, or the loading, error or empty state in their place. `leave`
 * closes it on navigation.
 */
export function NotificationPanel({ leave }: { leave: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const mark = useMarkRead()
  const notifications = data?.viewer.notifications
  const unread = data?.viewer.unreadNotifications ?? 0
  const nodes = notifications?.nodes ?? []
  const markAll = (button: Element): void => {
    // The button disappears once everything is read: the focus moves to the panel instead of being lost.
    button.closest<HTMLElement>('[role=dialog]')?.focus()
    mark(nodes, unread, true).catch((failure: unknown) =>
      toastError(failure, 'The notifications could not be marked as read'),
    )
  }
  return (
    <>
      <PanelHeader unread={unread} markAll={markAll} />
      <Box overflowY="auto" minH="0">
        {!data && !error && <LoadingState />}
        {!data && error && (
          <LoadError
            message={readError(error).message}
            loading={loading}
            retry={() => {
              refetch().catch(console.error)
            }}
          />
        )}
        {data && nodes.length === 0 && <EmptyMessage isSupported={notifications !== null} />}
        {nodes.length > 0 && (
          <NotificationList
            nodes={nodes}
            onOpen={(notification) => {
              mark([notification], unread).catch(console.error)
              leave()
            }}
          />
        )}
        {notifications?.pageInfo.hasNextPage && (
          <Box px="4" pb="3">
            <ListFoot
              shown={nodes.length}
              total={notifications.totalCount}
              hasMore
              more={() => fetchMore({ variables: { after: notifications.pageInfo.endCursor } })}
            />
          </Box>
        )}
      </Box>
    </>
  )
}
