import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Popover, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { toastError } from '../ui/toast-error.ts'
import { NotificationList } from './NotificationList.tsx'
import { NotificationsDocument } from './notifications.operations.ts'
import { useMarkRead } from './use-mark-read.ts'

const Said = ({ children }: { children: ReactNode }) => (
  <Text textStyle="sm" color="muted" px="4" pb="4">
    {children}
  </Text>
)

/** What stands while the notifications come. */
const Coming = () => (
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

/** What is in the bell: the notifications, or why there are none. */
export function NotificationPanel({ leave }: { leave: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const mark = useMarkRead()
  const told = data?.viewer.notifications,
    unread = data?.viewer.unreadNotifications ?? 0,
    nodes = told?.nodes ?? []
  const markAll = (button: Element): void => {
    // The button goes with what it marks; whoever pressed it by a key stays in the panel.
    button.closest<HTMLElement>('[role=dialog]')?.focus()
    mark(nodes, unread, true).catch((failure: unknown) =>
      toastError(failure, 'The notifications could not be marked as read'),
    )
  }
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" px="4" minH="12" flexShrink="0">
        <Popover.Title textStyle="sm" fontWeight="600">
          Notifications
        </Popover.Title>
        {unread > 0 && (
          <Button size="xs" variant="ghost" onClick={(event) => markAll(event.currentTarget)}>
            Mark all as read
          </Button>
        )}
      </Flex>
      <Box overflowY="auto" minH="0">
        {!data && !error && <Coming />}
        {!data && error && (
          <Box px="4" pb="4">
            <Text role="alert" textStyle="sm" color="muted" mb="3">
              The notifications could not be loaded. {readError(error).message}
            </Text>
            <Button
              size="xs"
              loading={loading}
              onClick={() => {
                refetch().catch(console.error)
              }}
            >
              Try again
            </Button>
          </Box>
        )}
        {data && told === null && (
          <Said>Notifications are not available here: the server that your firm uses does not keep them.</Said>
        )}
        {told && nodes.length === 0 && (
          <Said>
            No notifications yet. You are told here when a case is sent for review, when someone comments, and when your
            documents are ready.
          </Said>
        )}
        {nodes.length > 0 && (
          <NotificationList
            nodes={nodes}
            opened={(notification) => {
              mark([notification], unread).catch(console.error)
              leave()
            }}
          />
        )}
        {told?.pageInfo.hasNextPage && (
          <Box px="4" pb="3">
            <ListFoot
              shown={nodes.length}
              total={told.totalCount}
              hasMore
              more={() => fetchMore({ variables: { after: told.pageInfo.endCursor } })}
            />
          </Box>
        )}
      </Box>
    </>
  )
}
