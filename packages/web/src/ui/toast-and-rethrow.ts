import { toastError } from './toast-error.ts'

/**
 * A `catch` handler that shows the error as a toast (see `toastError`) and rethrows it, so that the form can mark its
 * fields.
 */
export const toastAndRethrow =
  (title?: string) =>
  (error: unknown): never => {
    toastError(error, title)
    throw error
  }
