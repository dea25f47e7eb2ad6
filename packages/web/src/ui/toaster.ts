import { createToaster } from '@chakra-ui/react'

/** How long what can be undone stands, in milliseconds: long enough to read what was done and to find the way to the button. */
export const UNDO_FOR = 12_000

/** Notices of what happened elsewhere than under the person's hand. */
export const toaster = createToaster({
  placement: 'top-end',
  duration: 5000,
  hotkey: ['altKey', 'KeyT'],
  max: 5,
  overlap: false,
  gap: 8,
})
