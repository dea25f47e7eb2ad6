import type { Stage } from '@costdraft/costing'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A card that was just moved: whoever had it in hand is to have it where it arrives. */
export interface Followed {
  uuid: string
  to: Stage
}

const PATIENCE = 600
/** What holds the focus only because it is about to close. */
const PASSING = '[role=menu], [role=alertdialog]'

/** Brings a followed card into view once it is in this column, and gives it the focus, unless that is elsewhere by now. */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  followed: Followed | undefined,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const reveal = useEffectEvent(() => scrollTo(index))
  const isHere = index >= 0
  useEffect(() => {
    if (!followed || !isHere) return undefined
    const ends = performance.now() + PATIENCE
    let frame = 0
    const look = (): void => {
      const card = scroller.current?.querySelector<HTMLElement>(`[data-case="${followed.uuid}"]`),
        focused = document.activeElement
      if (focused && focused !== document.body && !focused.closest(PASSING)) return
      card?.focus({ preventScroll: true })
      if (performance.now() < ends) frame = requestAnimationFrame(look)
    }
    reveal()
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [scroller, followed, isHere])
}
