import { textsOf } from './cell-content.tsx'
import { needOf } from './column-needs.ts'
import { shareWidths, wholeRoom, type ColumnNeed } from './column-widths.ts'
import type { Column } from './columns.ts'
import { rulerOf } from './text-ruler.ts'

export interface MeasuredList<Row, By extends string> {
  /** Its name, under which a person's widths are kept. */
  name: string
  columns: readonly Column<Row, By>[]
  rows: readonly Row[]
  /** What follows the last line of a row's long text, in pixels. */
  atEnd?: (row: Row) => number
  /** Whether check boxes stand before its columns. */
  hasBoxes?: boolean
}

/** So many rows say how wide the columns are. */
const SAMPLE = 200
/** Long text is no narrower than this. */
const LEAST_LONG = 176
/** The arrow of the column that is sorted by, and the space before it. */
const ARROW = 16
const headOf = (table: HTMLTableElement, head: string): HTMLElement | null =>
  table.querySelector<HTMLElement>(`thead th[data-column="${CSS.escape(head)}"]`)
const handleIn = (head: HTMLElement): HTMLElement | null => head.querySelector('[role=separator]')

/** What the columns of a list need, from its headings and rows. */
export function needsOf<Row, By extends string>(
  table: HTMLTableElement,
  { columns, rows, atEnd }: MeasuredList<Row, By>,
): ColumnNeed[] {
  const sample = rows.slice(0, SAMPLE)
  const [normal, strong] = [rulerOf(table, '400'), rulerOf(table, '500')]
  return columns.map((column, i) => {
    const { head, isLong = false, extra = 0, width, align, isOneLine = false, isHeadHidden, sort } = column
    const th = headOf(table, head)
    const caption = th ? rulerOf(th, '500') : normal
    if (typeof width === 'number') return { least: width, whole: [], single: [], isFixed: true, grows: false }
    const cells = sample.map((row) => ({
      lines: textsOf(column, row),
      beside: extra,
      atEnd: isLong ? (atEnd?.(row) ?? 0) : 0,
    }))
    return needOf(
      {
        head: isHeadHidden ? 0 : caption(head) + (sort ? ARROW : 0),
        cells,
        isFixed: align !== undefined || isOneLine,
        grows: isLong,
        padding: 0,
        least: isLong ? LEAST_LONG : 0,
      },
      i === 0 ? strong : normal,
    )
  })
}

const padded = (need: ColumnNeed, by: number): ColumnNeed => ({
  ...need,
  least: need.least + by,
  whole: need.whole.map((width) => width + by),
  single: need.single.map((width) => width + by),
})
function paddingOf(element: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
}

/** The pixels that the columns share: those of the place of the table without its edges and its other columns. */
function roomOf(table: HTMLTableElement): number {
  const place = table.parentElement!
  const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(table)
  const edges = Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(borderInlineEndWidth)
  const others = [...table.querySelectorAll<HTMLElement>('thead th:not([data-column])')].map((th) => th.offsetWidth)
  return Math.floor(place.clientWidth - paddingOf(place) - edges - others.reduce((sum, width) => sum + width, 0))
}

/** The headings that are shown, with what their columns need and what the person has set. */
function shownColumns(table: HTMLTableElement, heads: readonly string[], needs: readonly ColumnNeed[]) {
  return heads.flatMap((head, i) => {
    const th = headOf(table, head)
    const need = needs[i]
    return th && need && getComputedStyle(th).display !== 'none' ? [{ head, th, need }] : []
  })
}

/** Gives each heading its width, by which the cells below it stand. */
export function layOutColumns(
  table: HTMLTableElement,
  heads: readonly string[],
  needs: readonly ColumnNeed[],
  draggedOf: (head: string) => number | undefined,
): void {
  const shown = shownColumns(table, heads, needs)
  // A list that is short of room gives up some of the space between its columns first.
  const all = (): ColumnNeed[] => shown.map(({ th, need }) => (need.least > 0 ? padded(need, paddingOf(th)) : need))
  table.removeAttribute('data-tight')
  const room = roomOf(table)
  // Where there is no room for columns the rows are lines.
  if (getComputedStyle(table).display === 'block') return
  let wanted = all()
  if (wholeRoom(wanted) > room) {
    table.dataset.tight = ''
    wanted = all()
  }
  const widths = shareWidths(
    wanted,
    room,
    shown.map(({ head }) => draggedOf(head)),
  )
  shown.forEach(({ th }, i) => {
    th.style.setProperty('--w', `${widths[i]}px`)
    handleIn(th)?.setAttribute('aria-valuenow', String(widths[i]))
  })
}
