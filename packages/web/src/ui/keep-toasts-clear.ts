import { freePlace, type Span } from './free-place.ts'
import { seenBox } from './seen-box.ts'

/** How far down the toasts begin, where they cannot begin below the top bar. */
export const TOASTS_TOP = '--toasts-top'
/** The height of the slot at the bottom of the window that is the toasts' own, above which everything else ends. */
export const TOASTS_SLOT = '--toasts-slot'

const TOAST = '[data-scope=toast][data-part=root][data-state=open]'
const MODAL = ':is([role=dialog], [role=alertdialog])[aria-modal=true][data-state=open]'
// Without its label a field is as good as covered.
const CONTROL =
  'button, a[href], input, select, textarea, label, [role=button], [role=tab], [role=menuitem], [role=option]'

interface Sides {
  left: number
  right: number
}

/** What can be pressed or typed into now and is seen between the sides: in the modal dialog on top, if there is one. */
function spansBetween({ left, right }: Sides): Span[] {
  const scope = [...document.querySelectorAll(MODAL)].at(-1) ?? document
  return [...scope.querySelectorAll(CONTROL)].flatMap((control) => {
    const box = control.getBoundingClientRect()
    if (box.left >= right || left >= box.right || box.top >= innerHeight || box.bottom <= 0) return []
    if (control.matches(':disabled, [data-scope=toast] *')) return []
    // The buttons of a row are there before the pointer shows them.
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    return seenBox(control) ?? []
  })
}

/** What the keyboard has led to, if a toast lies over it. */
function coveredFocus(toasts: readonly HTMLElement[]): Element | undefined {
  const focused = document.querySelector(':focus-visible')
  if (!focused || focused.closest(TOAST)) return undefined
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isCovered = toasts.some((toast) => {
    const box = toast.getBoundingClientRect()
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom
  })
  return isCovered ? focused : undefined
}

/**
 * Puts the toasts, at the side where they are, where they cover nothing one uses. Without such a place they get a slot
 * of their own at the bottom, and stay there, so that they do not jump while one scrolls. Not while one points at them,
 * unless they cover what has the focus: a pointer that rests where it was pressed last points at nothing.
 */
function place(first: number, margin: number): void {
  const toasts = [...document.querySelectorAll<HTMLElement>(TOAST)].filter((toast) =>
    toast.checkVisibility({ visibilityProperty: true }),
  )
  const { style } = document.documentElement
  if (toasts.length === 0) {
    style.removeProperty(TOASTS_TOP)
    return void style.removeProperty(TOASTS_SLOT)
  }
  if (toasts.some((toast) => toast.matches(':hover, :focus-within')) && !coveredFocus(toasts)) return
  const right = innerWidth - margin
  const left = right - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth))
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + margin / 2, -margin / 2)
  const isDocked = style.getPropertyValue(TOASTS_SLOT) !== ''
  const room = { top: first, bottom: innerHeight - margin }
  const top = isDocked ? undefined : freePlace(height, spansBetween({ left, right }), room)
  if (top === undefined) style.setProperty(TOASTS_SLOT, `${height + margin}px`)
  style.setProperty(TOASTS_TOP, `${top ?? innerHeight - height - margin / 2}px`)
  // What had the focus where the slot begins now moves above it; later the page may be scrolled as one likes.
  if (top === undefined && !isDocked) coveredFocus(toasts)?.scrollIntoView({ block: 'nearest' })
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
  for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'click', 'keyup', 'pointerover'])
    addEventListener(name, later, options)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    ending.abort()
  }
}
