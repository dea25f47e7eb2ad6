import type { ErrorLike } from '@apollo/client'
import { useEffect } from 'react'
import { toastError } from './toast-error.ts'

/** Shows a query error as a toast, with `title` above its message where one is given. */
export function useErrorToast(error: ErrorLike | undefined, title?: string): void {
  useEffect(() => {
    if (error) toastError(error, title)
  }, [error, title])
}
