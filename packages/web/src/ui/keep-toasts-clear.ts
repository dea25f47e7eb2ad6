import { freePlace, type Span } from './free-place.ts'

/** How far down the toasts begin, where they cannot begin below the top bar. */
export const TOASTS_TOP = '--toasts-top'

const TOAST = '[data-scope=toast][data-part=root][data-state=open]'
const LAYER = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'
const BUTTON = 'button, a[href], [role=button], [role=tab], [role=menuitem]'
const FIELD = 'input, select, textarea'
// What each row of a list repeats is not what one needs next: it counts only as long as there is room.
const REPEATED = 'tr, li, [role=row], [role=listitem]'

interface Sides {
  left: number
  right: number
}

/** What can be pressed or typed into now: in the dialog on top, if there is one. */
function controlsShown(): Element[] {
  const scope = [...document.querySelectorAll(LAYER)].at(-1) ?? document
  return [...scope.querySelectorAll(`${BUTTON}, ${FIELD}`)].filter(
    (control) =>
      !control.matches(':disabled, [data-scope=toast] *') &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

const spansBetween = (controls: readonly Element[], { left, right }: Sides): Span[] =>
  controls
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && left < box.right)

/** Where toasts of this height cover nothing one uses; without that room, no more than rows, and then fields. */
function clearPlace(height: number, sides: Sides, room: Span): number | undefined {
  const controls = controlsShown()
  const single = controls.filter((control) => !control.closest(REPEATED))
  const buttons = single.filter((control) => control.matches(BUTTON))
  const placeAmong = (which: readonly Element[]) => freePlace(height, spansBetween(which, sides), room)
  return placeAmong(controls) ?? placeAmong(single) ?? placeAmong(buttons)
}

/** Puts the toasts, at the side where they are, where they are in nobody's way; not while one points at them. */
function place(first: number, margin: number): void {
  const toasts = [...document.querySelectorAll<HTMLElement>(TOAST)]
  const { style } = document.documentElement
  if (toasts.length === 0) return void style.removeProperty(TOASTS_TOP)
  if (toasts.some((toast) => toast.matches(':hover, :focus-within'))) return
  const right = innerWidth - margin
  const left = right - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth))
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + margin / 2, -margin / 2)
  const top = clearPlace(height, { left, right }, { top: first, bottom: innerHeight - margin })
  style.setProperty(TOASTS_TOP, `${top ?? first}px`)
}

/**
 * Keeps the toasts off the buttons and fields of the page, of the dialog on top of it, and of whatever opens while they
 * are shown. `first` is the highest place and `margin` the distance to the edge of the window, in pixels. Returns what
 * ends it.
 */
export function keepToastsClear(first: number, margin: number): () => void {
  let frame = 0
  const later = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(first, margin))
  }
  const changes = new MutationObserver(later)
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true, passive: true }
  changes.observe(document.body, { childList: true, subtree: true })
  for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'click', 'keyup'])
    addEventListener(name, later, options)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    ending.abort()
  }
}
