import { Box, Popover, Portal } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { Suspense, lazy, useId } from 'react'
import { IconButton } from '../IconButton.tsx'

// Most dates are typed, so the calendar is loaded when it is first opened.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

interface Props {
  value: string
  choose: (iso: string) => void
  isOpen: boolean
  open: (isOpen: boolean) => void
  /** The input that has the focus once the calendar closes. */
  input: () => HTMLElement | null
  isDisabled: boolean
}

/**
 * The button in a date field that opens a calendar beside it. It is left out of the order of Tab, so that a form is
 * typed through without an extra stop; from the field, Alt+ArrowDown opens the calendar.
 */
export function CalendarButton({ value, choose, isOpen, open, input, isDisabled }: Props) {
  const trigger = useId()
  return (
    <Popover.Root
      ids={{ trigger }}
      open={isOpen}
      onOpenChange={(change) => open(change.open)}
      // The calendar itself focuses its day.
      autoFocus={false}
      finalFocusEl={input}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          triggerId={trigger}
          type="button"
          name="Calendar"
          icon={CalendarDays}
          tabIndex={-1}
          disabled={isDisabled}
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          zIndex="1"
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="Calendar" width="auto">
            <Box p="3" minW="64" minH="72">
              <Suspense fallback={null}>
                <Calendar value={value} choose={choose} />
              </Suspense>
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
