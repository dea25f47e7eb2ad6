import type { ErrorLike } from '@apollo/client'
import { useEffect } from 'react'
import { toastError } from './toast-error.ts'

/** Tells in a toast what could not be fetched. Without a sentence of its own, the failure's own is told. */
export function useFailure(error: ErrorLike | undefined, sentence?: string): void {
  useEffect(() => {
    if (error) toastError(error, sentence)
  }, [error, sentence])
}
