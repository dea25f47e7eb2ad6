import { readError } from './read-error.ts'
import { toaster } from './toaster.ts'

const OUT_OF_DATE = 'out-of-date'

/** Says of a failure that the page is of an earlier version than the server: once, however many calls fail of it, and until it is heeded. */
export function tellOutOfDate(error: unknown): void {
  const { message, isOutOfDate } = readError(error)
  if (!isOutOfDate || toaster.isVisible(OUT_OF_DATE)) return
  toaster.create({
    id: OUT_OF_DATE,
    type: 'error',
    title: message,
    duration: Infinity,
    action: { label: 'Reload', onClick: () => location.reload() },
  })
}
