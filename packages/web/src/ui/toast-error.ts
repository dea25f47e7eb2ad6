import { readError } from './read-error.ts'
import { toaster } from './toaster.ts'

/** An error as a toast: its sentence, then its lines. With a title, the sentence comes second. */
export function toastError(error: unknown, title?: string): void {
  console.error(error)
  const { message, details, isOutOfDate } = readError(error)
  // That is told by itself, wherever it comes from.
  if (isOutOfDate) return
  const lines = [...(title ? [message] : []), ...(details.length > 0 ? ['Details:', ...details] : [])]
  toaster.create({
    type: 'error',
    title: title ?? message,
    description: lines.length > 0 ? lines.join('\n') : undefined,
  })
}
