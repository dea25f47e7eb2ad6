import type { KeyboardEvent } from 'react'
import { NEXT_KEY, useOpenComments } from './open-comments.tsx'

/** What handles the key that leads to the next open comment, or with Shift to the one before, also while one writes. */
export function useStepKey(): (event: KeyboardEvent) => void {
  const { next, previous } = useOpenComments()
  return (event) => {
    if (event.key !== NEXT_KEY) return
    event.preventDefault()
    ;(event.shiftKey ? previous : next)?.()
  }
}
