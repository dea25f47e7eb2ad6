import { useCallback, useEffect, useId } from 'react'
import { isTextField } from './is-text-field.ts'
import { isPageHeld } from './overlay/hold-page.ts'

interface Offer {
  by: string
  once: () => void
}
/** What can be undone, the latest last: one list for the page, so that one press undoes one thing. */
let offers: readonly Offer[] = []

/** Whether a key press means to undo. */
export const isUndoKey = ({
  ctrlKey,
  metaKey,
  shiftKey,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'

addEventListener('keydown', (event) => {
  const latest = offers.at(-1)
  if (!latest || !isUndoKey(event) || isTextField(event.target) || isPageHeld()) return
  event.preventDefault()
  latest.once()
})

/**
 * Lets Ctrl+Z do what the last undo button that is still offered does, wherever one does not type. The result offers an
 * undo and returns what its button does: both together undo once. The key forgets what a component offered when that is
 * gone; its button does not.
 */
export function useUndoKey(): (undo: () => void) => () => void {
  const by = useId()
  useEffect(
    () => () => {
      offers = offers.filter((offer) => offer.by !== by)
    },
    [by],
  )
  return useCallback(
    (undo) => {
      let isDone = false
      const once = (): void => {
        if (isDone) return
        isDone = true
        offers = offers.filter((offer) => offer.once !== once)
        undo()
      }
      offers = [...offers, { by, once }]
      return once
    },
    [by],
  )
}
