import { toastError } from './toast-error.ts'

/** Tells in a toast what could not be saved and why (without a title, the failure's own sentence), and lets the failure go on to the form. */
export const tellFailure =
  (title?: string) =>
  (error: unknown): never => {
    toastError(error, title)
    throw error
  }
