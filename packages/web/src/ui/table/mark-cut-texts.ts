/** What may be cut: a line of a cell, and a cell of figures. */
const CUTTABLE = 'tbody [data-line], tbody td[data-align], tbody td[data-one-line]'
const ROOM = ':scope > [data-actions-room]'
const MOST_LINES = 2

const overflows = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1

/** The text of an element without the room that follows it. */
function textBox(element: HTMLElement, room: Element): DOMRect {
  const text = document.createRange()
  text.setStart(element, 0)
  text.setEndBefore(room)
  return text.getBoundingClientRect()
}
/** Whether a text itself has more than two lines, or only what follows it had no room beside it. */
const isLongerThanItsLines = (element: HTMLElement, room: Element): boolean =>
  textBox(element, room).bottom - element.getBoundingClientRect().top >
  MOST_LINES * Number.parseFloat(getComputedStyle(element).lineHeight) + 1
/** Whether the room that follows a text begins a line of its own. */
const isAlone = (element: HTMLElement, room: Element): boolean =>
  textBox(element, room).bottom - 1 < room.getBoundingClientRect().top

/** Pixels between a column and the words of the next. */
const BETWEEN = 8
/** Whether the buttons of a row have room below what its first cell says: a date is one line. */
function hasRoomAside(element: HTMLElement, room: HTMLElement): boolean {
  const first = element.closest('tr')?.querySelector<HTMLElement>(':scope > th[data-one-line]')
  return first && getComputedStyle(first).display === 'table-cell'
    ? room.offsetWidth <= first.offsetWidth + BETWEEN
    : false
}

interface State {
  isCut: boolean
  /** Where the buttons of the row are, if they have no room after its long text. */
  buttons?: 'aside' | 'below'
}
function stateOf(element: HTMLElement): State | undefined {
  if (element.clientWidth === 0) return undefined
  const room = element.querySelector<HTMLElement>(ROOM)
  const isOver = overflows(element)
  const isCut = isOver && (!room || isLongerThanItsLines(element, room))
  if (room && (isOver || isAlone(element, room)) && hasRoomAside(element, room)) return { isCut, buttons: 'aside' }
  if (!isOver) return undefined
  return isCut ? { isCut } : { isCut, buttons: 'below' }
}

/**
 * Marks the texts of a table that do not fit with `data-cut`: the help shows the whole of them. A text of two full
 * lines has the buttons of its row below the date (`data-aside`), or else on a third (`data-below`). All is read before
 * anything is written.
 */
export function markCutTexts(table: HTMLTableElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(CUTTABLE)]
  for (const element of all) {
    if (element.hasAttribute('data-cut')) {
      element.removeAttribute('data-cut')
      element.removeAttribute('tabindex')
    }
    element.removeAttribute('data-below')
    element.closest('tr')?.removeAttribute('data-aside')
  }
  const states = all.map(stateOf)
  all.forEach((element, i) => {
    const state = states[i]
    if (state?.buttons === 'below') element.dataset.below = ''
    if (state?.buttons === 'aside') element.closest('tr')!.dataset.aside = ''
    if (!state?.isCut) return
    element.dataset.cut = ''
    // A row that nothing else can focus has its help by the keyboard all the same.
    const row = element.closest('tr')
    if (row && !row.matches('[tabindex]') && !row.querySelector('a, button, input, [tabindex]')) element.tabIndex = 0
  })
}
