import { createToaster } from '@chakra-ui/react'

/** How long a toast with an Undo button stays, in milliseconds: enough to read it and reach the button. */
export const UNDO_DURATION = 12_000

/** The application-wide toast queue. */
export const toaster = createToaster({
  placement: 'top-end',
  duration: 5000,
  hotkey: ['altKey', 'KeyT'],
  max: 5,
  overlap: false,
  gap: 8,
})
