import { Popover, Portal, Text } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../ui/IconButton.tsx'

/** The bell: what has happened to the person's cases. */
export function Notifications() {
  const trigger = useId()
  return (
    <Popover.Root ids={{ trigger }} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild><IconButton triggerId={trigger} name="Notifications" icon={Bell} /></Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="64">
            <Popover.Body px="4" py="4">
              <Popover.Title textStyle="sm" fontWeight="600">Notifications</Popover.Title>
              <Text textStyle="sm" color="muted" mt="1">No notifications</Text>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
