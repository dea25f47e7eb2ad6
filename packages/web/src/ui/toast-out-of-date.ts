import { readError } from './read-error.ts'
import { toaster } from './toaster.ts'

const TOAST_ID = 'out-of-date'

/**
 * If the error means that this page is older than the server, shows one persistent toast with a Reload button, however
 * many calls fail.
 */
export function toastOutOfDate(error: unknown): void {
  const { message, isOutOfDate } = readError(error)
  if (!isOutOfDate || toaster.isVisible(TOAST_ID)) return
  toaster.create({
    id: TOAST_ID,
    type: 'error',
    title: message,
    duration: Infinity,
    action: { label: 'Reload', onClick: () => location.reload() },
  })
}
