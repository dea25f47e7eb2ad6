import { useCallback, useRef } from 'react'
import { keepRequest, readDraft } from '../drafts/draft-store.ts'
import { requestOf, type SentRequest } from '../drafts/sent-request.ts'

interface IdempotencyKeys {
  /**
   * The key of a request with this content: the same one while the content stays the same, so that trying again is
   * safe.
   */
  keyOf: (content: unknown) => string
  /** Ends the request: the same content sent again is a new one. */
  clear: () => void
}

/**
 * Idempotency keys for a form or a button that creates a record. With `draftKey` the key is kept with the draft, so
 * that a text restored after the page was closed is not stored twice.
 */
export function useIdempotencyKey(draftKey?: string): IdempotencyKeys {
  const last = useRef<SentRequest>(undefined)
  const keyOf = useCallback(
    (value: unknown): string => {
      const before = last.current ?? (draftKey === undefined ? undefined : readDraft(draftKey)?.request)
      const request = requestOf(value, before)
      last.current = request
      if (draftKey !== undefined) keepRequest(draftKey, request)
      return request.key
    },
    [draftKey],
  )
  const clear = useCallback(() => {
    last.current = undefined
  }, [])
  return { keyOf, clear }
}
