import { readError } from './read-error.ts'
import { referenceLine } from './reference-line.ts'
import { toaster } from './toaster.ts'

/** Logs an error and shows it as a toast: message and details, below `title` where one is given. */
export function toastError(error: unknown, title?: string): void {
  console.error(error)
  const { message, details, isOutOfDate, ...read } = readError(error)
  // An outdated page has its own toast (toast-out-of-date.ts).
  if (isOutOfDate) return
  const reference = referenceLine(read)
  const lines = [
    ...(title ? [message] : []),
    ...(details.length > 0 ? ['Details:', ...details] : []),
    ...(reference ? [reference] : []),
  ]
  toaster.create({
    type: 'error',
    title: title ?? message,
    description: lines.length > 0 ? lines.join('\n') : undefined,
  })
}
