import { useLayoutEffect, type RefObject } from 'react'

/** What stands below the box: the line of its problem and of its rows, and the edge of the page. */
const BELOW = 40

/** Lets a box end where the window ends, however much stands above it on the page. */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = (): void => {
      const above = Math.round(element.getBoundingClientRect().top + scrollY)
      element.style.setProperty('--beside-box', `${above + BELOW}px`)
    }
    measure()
    // Whatever opens or wraps above the box changes the height of the page's content.
    const changes = new ResizeObserver(measure)
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
      changes.observe(above)
    return () => changes.disconnect()
  }, [box])
}
