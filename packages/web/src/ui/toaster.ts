import { createToaster } from '@chakra-ui/react'

/** Notices of what happened elsewhere than under the person's hand. */
export const toaster = createToaster({ placement: 'top-end', duration: 5000, hotkey: ['altKey', 'KeyT'], max: 5, overlap: false, gap: 8 })
