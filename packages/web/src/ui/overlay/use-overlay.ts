import { useEffect, useLayoutEffect, useRef } from 'react'
import { elementAt, focusTrail, isInClosedLayer, latestPlace, type FocusPlace } from './focus-trail.ts'
import { holdPage } from './hold-page.ts'

/**
 * Where the focus goes when a dialog closes, as a selector, instead of what had it before (`opener`). What it selects
 * may appear only after the dialog has closed, e.g. with the answer of the server.
 */
export type ReturnTo = (opener: HTMLElement | undefined) => string | undefined

/**
 * Milliseconds in which what follows from the dialog still changes the page: a row appears, or the one that had the
 * focus goes.
 */
const AFTERMATH = 3_000
/** Milliseconds after which a closing dialog is gone, whether or not its animation said so. */
const CLOSING = 400

function scrolledTo(element: HTMLElement): HTMLElement {
  element.scrollIntoView({ block: 'nearest' })
  return element
}

/**
 * Follows the focus that was returned to `element`, until the person moves it: to what `selector` selects as soon as
 * that appears, and to what is nearest where `element` is removed.
 */
function followUp(place: FocusPlace, element: HTMLElement | undefined, selector: string | undefined): void {
  const deadline = performance.now() + AFTERMATH
  let focused = element
  const look = (): void => {
    const active = document.activeElement ?? document.body
    if (active !== document.body && active !== focused && !isInClosedLayer(active)) return
    const found = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
    if (found) return scrolledTo(found).focus({ preventScroll: true })
    if (active === document.body && focused?.isConnected === false) {
      focused = elementAt(place)
      focused?.focus({ preventScroll: true })
    }
    if (performance.now() < deadline) requestAnimationFrame(look)
    return undefined
  }
  requestAnimationFrame(look)
}

function returnElement(trail: readonly FocusPlace[], returnTo: ReturnTo | undefined): HTMLElement | null {
  const place = latestPlace(trail)
  const selector = returnTo?.(place?.element)
  const wanted = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
  if (wanted) return scrolledTo(wanted)
  const element = place && elementAt(place)
  if (place) followUp(place, element, selector)
  return element ?? null
}

/**
 * What every dialog and drawer does beside its content: it keeps keys from the page below it, and returns the focus
 * when it closes. The result are properties of Chakra's `Dialog.Root` and `Drawer.Root`.
 *
 * The component remembers what had the focus only when its focus trap starts, which is after the content has rendered:
 * by then a field inside may have the focus, and after closing there would be nothing to return to. So it is remembered
 * when `open` is set.
 */
export function useOverlay(
  open: boolean,
  returnTo: ReturnTo | undefined,
): { finalFocusEl: () => HTMLElement | null; onExitComplete: () => void } {
  const trail = useRef<readonly FocusPlace[]>([])
  const release = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (!open) return undefined
    trail.current = focusTrail()
    const releaseThis = holdPage()
    release.current = releaseThis
    return () => void setTimeout(releaseThis, CLOSING)
  }, [open])
  useEffect(() => () => release.current?.(), [])
  const finalFocusEl = (): HTMLElement | null => returnElement(trail.current, returnTo)
  return {
    finalFocusEl,
    onExitComplete: () => {
      release.current?.()
      // The focus trap returns the focus; it never started where the dialog was closed in the same frame.
      if (document.activeElement === document.body) finalFocusEl()?.focus({ preventScroll: true })
    },
  }
}
