/** What may be cut: a line of a cell, and a cell of figures. */
const CUTTABLE = 'tbody [data-line], tbody td[data-align], tbody td[data-one-line]'
const ROOM = ':scope > [data-actions-room]'
const MOST_LINES = 2

const overflows = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1

/** Whether a text itself has more than two lines, or only what follows it had no room beside it. */
function isLongerThanItsLines(element: HTMLElement, room: Element): boolean {
  const text = document.createRange()
  text.setStart(element, 0)
  text.setEndBefore(room)
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
  return text.getBoundingClientRect().bottom - element.getBoundingClientRect().top > MOST_LINES * lineHeight + 1
}

type State = 'cut' | 'below' | undefined
function stateOf(element: HTMLElement): State {
  if (element.clientWidth === 0 || !overflows(element)) return undefined
  const room = element.querySelector(ROOM)
  return room && !isLongerThanItsLines(element, room) ? 'below' : 'cut'
}

/**
 * Marks the texts of a table that do not fit with `data-cut`: the help shows the whole of them. A text of two full lines
 * has its buttons on a third (`data-below`). All is read before anything is written.
 */
export function markCutTexts(table: HTMLTableElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(CUTTABLE)]
  for (const element of all) {
    if (element.hasAttribute('data-cut')) {
      element.removeAttribute('data-cut')
      element.removeAttribute('tabindex')
    }
    element.removeAttribute('data-below')
  }
  const states = all.map(stateOf)
  all.forEach((element, i) => {
    if (states[i] === 'below') element.dataset.below = ''
    if (states[i] !== 'cut') return
    element.dataset.cut = ''
    // A row that nothing else can focus has its help by the keyboard all the same.
    const row = element.closest('tr')
    if (row && !row.matches('[tabindex]') && !row.querySelector('a, button, input, [tabindex]')) element.tabIndex = 0
  })
}
