import type { Stage } from '@costdraft/costing'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A card that was just moved, and the stage it was moved to. */
export interface MovedCard {
  uuid: string
  to: Stage
}

/** How long, in milliseconds, the focus is kept on the card while menus and dialogs close. */
const FOCUS_DURATION = 600
/** Elements that may hold the focus only until they close. */
const TRANSIENT = '[role=menu], [role=alertdialog]'

/**
 * Scrolls a moved card into view once it is in this column (`index` is -1 before) and focuses it, unless the focus has
 * moved elsewhere.
 */
export function useFocusMovedCard(
  scroller: RefObject<HTMLElement | null>,
  movedCard: MovedCard | undefined,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const reveal = useEffectEvent(() => scrollTo(index))
  const isHere = index >= 0
  useEffect(() => {
    if (!movedCard || !isHere) return undefined
    const deadline = performance.now() + FOCUS_DURATION
    let frame = 0
    const keepFocus = (): void => {
      const card = scroller.current?.querySelector<HTMLElement>(`[data-case="${movedCard.uuid}"]`)
      const focused = document.activeElement
      if (focused && focused !== document.body && !focused.closest(TRANSIENT)) return
      card?.focus({ preventScroll: true })
      if (performance.now() < deadline) frame = requestAnimationFrame(keepFocus)
    }
    reveal()
    frame = requestAnimationFrame(keepFocus)
    return () => cancelAnimationFrame(frame)
  }, [scroller, movedCard, isHere])
}
