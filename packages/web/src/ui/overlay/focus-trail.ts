/** The page as a whole is the lowest layer. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]'
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], tr[tabindex]'
const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])'

/** Where the focus was last in a layer: in the page, or in an open dialog or menu. */
export interface FocusPlace {
  layer: Element
  element: HTMLElement
  /** The elements around it, innermost first. A removed element no longer leads to them. */
  ancestors: readonly HTMLElement[]
  pathname: string
}

/** One place a layer, in the order in which the layers had the focus. */
let places: readonly FocusPlace[] = []

const layerOf = (element: Element): Element => element.closest(LAYERS) ?? document.body

/** Whether an element is in an open dialog or menu. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && layerOf(target) !== document.body

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    found.push(parent)
  return found
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body) return
  const layer = layerOf(target)
  const place = { layer, element: target, ancestors: ancestorsOf(target), pathname: location.pathname }
  places = [...places.filter((other) => other.layer !== layer && other.layer.isConnected), place]
}
addEventListener('focusin', ({ target }) => remember(target), true)
// Safari does not focus a button that is clicked.
addEventListener(
  'click',
  ({ target, isTrusted }) => {
    // A click that a script makes, e.g. on a file input, is not where the person is.
    if (isTrusted && target instanceof Element) remember(target.closest(CONTROLS))
  },
  true,
)

/** Where the focus has been in each layer up to now, the latest last. */
export const focusTrail = (): readonly FocusPlace[] => places

const isAlive = (layer: Element): boolean => layer.isConnected && layer.getAttribute('data-state') !== 'closed'

/** Whether an element is in a dialog or menu that is closing. */
export const isInClosedLayer = (element: Element): boolean => !isAlive(layerOf(element))

/** Whether an element can take the focus now. */
const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()

/** The control that took the place of one that is gone: the add button of an empty list moves once there are rows. */
function successorOf({ element }: FocusPlace): HTMLElement | undefined {
  if (element.isConnected || !(element instanceof HTMLButtonElement)) return undefined
  return [...document.querySelectorAll('button')].find(
    (other) => nameOf(other) === nameOf(element) && isFocusable(other),
  )
}

/** The nearest element to a place that is gone: its row, or the first tab stop in what held it. */
function neighbourOf({ ancestors }: FocusPlace): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected) continue
    if (ancestor.matches('tr[tabindex]') && isFocusable(ancestor)) return ancestor
    const isNavigation = ancestor.closest('nav') !== null
    const stop = [...ancestor.querySelectorAll<HTMLElement>(TAB_STOPS)].find(
      (one) => isFocusable(one) && (isNavigation || one.closest('nav') === null),
    )
    if (stop) return stop
  }
  return undefined
}

/** The place that a trail leads back to: the latest one in a layer that is still open. */
export const latestPlace = (trail: readonly FocusPlace[]): FocusPlace | undefined =>
  trail.findLast(({ layer }) => isAlive(layer))

/**
 * The element to focus at a place: the one that had the focus; where that one is gone, its successor or what is nearest
 * to it. Undefined on another page, which sets its own focus.
 */
export function elementAt(place: FocusPlace): HTMLElement | undefined {
  if (place.pathname !== location.pathname) return undefined
  return isFocusable(place.element) ? place.element : (successorOf(place) ?? neighbourOf(place))
}

/** Focuses what is nearest to the element that had the focus, where that is gone and nothing has it. */
export function restoreLostFocus(): void {
  const place = latestPlace(places)
  if (place && document.activeElement === document.body) elementAt(place)?.focus()
}
