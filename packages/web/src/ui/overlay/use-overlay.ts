import { useEffect, useLayoutEffect, useRef } from 'react'
import { elementAt, focusTrail, latestPlace, type FocusPlace } from './focus-trail.ts'
import { holdPage } from './hold-page.ts'

/**
 * Where the focus goes when a dialog closes, as a selector, instead of what had it before (`opener`). What it selects may appear only
 * after the dialog has closed, e.g. with the answer of the server.
 */
export type ReturnTo = (opener: HTMLElement | undefined) => string | undefined

/** Milliseconds in which the element may still appear. */
const APPEARANCE = 3_000
/** Milliseconds after which a closing dialog is gone, whether or not its animation said so. */
const CLOSING = 400

function scrolledTo(element: HTMLElement): HTMLElement {
  element.scrollIntoView({ block: 'nearest' })
  return element
}

/** Focuses what a selector selects as soon as it appears, unless the person has moved the focus by then. */
function focusOnAppearance(selector: string, instead: HTMLElement | undefined): void {
  const deadline = performance.now() + APPEARANCE
  const look = (): void => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && activeElement !== instead) return
    const found = document.querySelector<HTMLElement>(selector)
    if (found) scrolledTo(found).focus({ preventScroll: true })
    else if (performance.now() < deadline) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function returnElement(trail: readonly FocusPlace[], returnTo: ReturnTo | undefined): HTMLElement | null {
  const place = latestPlace(trail),
    selector = returnTo?.(place?.element)
  const wanted = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
  if (wanted) return scrolledTo(wanted)
  const element = place && elementAt(place)
  if (selector !== undefined) focusOnAppearance(selector, element)
  return element ?? null
}

/**
 * What every dialog and drawer does beside its content: it keeps keys from the page below it, and returns the focus when it closes.
 * The result are properties of Chakra's `Dialog.Root` and `Drawer.Root`.
 *
 * The component remembers what had the focus only when its focus trap starts, which is after the content has rendered: by then a field
 * inside may have the focus, and after closing there would be nothing to return to. So it is remembered when `open` is set.
 */
export function useOverlay(
  open: boolean,
  returnTo: ReturnTo | undefined,
): { finalFocusEl: () => HTMLElement | null; onExitComplete: () => void } {
  const trail = useRef<readonly FocusPlace[]>([]),
    release = useRef<() => void>(undefined)
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
