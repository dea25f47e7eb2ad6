import { useApolloClient } from '@apollo/client/react'
import { Box, Text, chakra } from '@chakra-ui/react'
import { notificationLink } from '@costdraft/schema/notifications/notification-link.ts'
import { Link, useLocation } from 'react-router'
import { formatRelativeDay, formatTime } from '../formats/dates.ts'
import type { Notification } from './notification.ts'

const NotificationLink = chakra(Link)
interface Props {
  nodes: readonly Notification[]
  onOpen: (notification: Notification) => void
}

/** The notifications grouped by day, newest first; unread ones are marked. */
export function NotificationList({ nodes, onOpen }: Props) {
  const { pathname } = useLocation()
  const client = useApolloClient()
  const open = (notification: Notification): void => {
    // The page of this case is open already and shows data from before the notification: refetch it.
    if (notificationLink(notification).pathname === pathname)
      client.refetchQueries({ include: 'active' }).catch(console.error)
    onOpen(notification)
  }
  return (
    <Box>
      {[...Map.groupBy(nodes, ({ createdAt }) => formatRelativeDay(createdAt))].map(([day, ofDay]) => (
        <Box as="section" key={day} aria-label={day}>
          <Text as="h3" textStyle="caption" color="muted" px="4" pt="1" pb="1">
            {day}
          </Text>
          <chakra.ul listStyleType="none">
            {ofDay.map((notification) => (
              <li key={notification.uuid}>
                <NotificationRow notification={notification} open={open} />
              </li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Box>
  )
}

function NotificationRow({
  notification,
  open,
}: {
  notification: Notification
  open: (notification: Notification) => void
}) {
  const { sentence, quote, createdAt, readAt } = notification
  return (
    <NotificationLink
      to={notificationLink(notification)}
      onClick={() => open(notification)}
      display="grid"
      gridTemplateColumns="12px minmax(0, 1fr) auto"
      columnGap="2"
      alignItems="baseline"
      ps="2"
      pe="4"
      py="2"
      textStyle="sm"
      focusVisibleRing="inside"
      _hover={{ bg: 'hover' }}
    >
      <chakra.span
        boxSize="2"
        borderRadius="full"
        alignSelf="start"
        mt="1.5"
        justifySelf="center"
        bg={readAt === null ? 'accent' : 'transparent'}
        {...(readAt === null && { _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' } })}
        aria-hidden
      />
      <chakra.span overflowWrap="anywhere" fontWeight={readAt === null ? '500' : '400'}>
        {readAt === null && <chakra.span srOnly>Unread: </chakra.span>}
        {sentence}
        {quote && (
          <chakra.span
            display="block"
            color="muted"
            fontWeight="400"
            lineClamp="2"
            data-cuttable
          >{`“${quote}”`}</chakra.span>
        )}
      </chakra.span>
      <chakra.time dateTime={createdAt} textStyle="xs" color="muted">
        {formatTime(createdAt)}
      </chakra.time>
    </NotificationLink>
  )
}
