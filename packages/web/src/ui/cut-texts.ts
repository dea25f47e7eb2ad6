/** Texts that may be cut, other than those of tables: each of one line, or of a few. */
const CUTTABLE = '[data-cuttable]'
const CUT = `${CUTTABLE}[data-cut]`
/** What has the focus where a text is in it or around it. */
const FOCUSABLE = 'a, button, input, [tabindex]:not([data-cuttable])'

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** Whether nothing that has the focus shows the help of a text, so that it needs a place of its own to be tabbed to. */
const isAlone = (element: HTMLElement): boolean =>
  !element.hasAttribute('tabindex') && !element.closest(FOCUSABLE) && !element.closest('tr')?.querySelector(FOCUSABLE)
/** Said of a text that was given such a place: others have theirs of whatever they are a part of. */
const TABBED = 'tabbed'

/** Marks the texts that do not fit with `data-cut`. All is read before anything is written. */
export function markCuttable(within: ParentNode): void {
  const all = [...within.querySelectorAll<HTMLElement>(CUTTABLE)]
  const cut = all.map((element) => element.clientWidth > 0 && isCut(element))
  all.forEach((element, i) => {
    if (element.hasAttribute('data-cut') === cut[i]) return
    if (!cut[i]) {
      if (element.dataset.cut === TABBED) element.removeAttribute('tabindex')
      delete element.dataset.cut
      return
    }
    const needsPlace = isAlone(element)
    element.dataset.cut = needsPlace ? TABBED : ''
    if (needsPlace) element.tabIndex = 0
  })
}

/** The text that is cut at an element. */
export const cutAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CUT)

/** The texts that are cut in what has the focus, or are it. */
export function cutsOf(focused: Element): HTMLElement[] {
  if (focused.matches(CUT)) return [focused as HTMLElement]
  const place = focused.closest(FOCUSABLE)
  return place === focused ? [...focused.querySelectorAll<HTMLElement>(CUT)].slice(0, 3) : []
}

export const wholeText = (element: HTMLElement): string => element.innerText.trim()
