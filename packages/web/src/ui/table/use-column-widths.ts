import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { usePerson } from '../person.ts'
import { textsOf } from './cell-content.tsx'
import { needOf } from './column-needs.ts'
import { shareWidths, wholeRoom, type ColumnNeed } from './column-widths.ts'
import type { Column } from './columns.ts'
import { followWidths, keepWidth, keptWidth } from './kept-widths.ts'
import { markCutTexts } from './mark-cut-texts.ts'
import { forgetRulers, rulerOf } from './text-ruler.ts'

interface Options<Row, By extends string> {
  /** Its name, under which a person's widths are kept. */
  name: string
  columns: readonly Column<Row, By>[]
  rows: readonly Row[]
  /** What follows the last line of a row's long text, in pixels. */
  atEnd?: (row: Row) => number
}

/** So many rows say how wide the columns are. */
const SAMPLE = 200
/** Long text is no narrower than this. */
const LEAST_LONG = 176
/** The arrow of the column that is sorted by, and the space before it. */
const ARROW = 16
/** A person can make a column no narrower, and no wider. */
export const LEAST_WIDTH = 40
export const MOST_WIDTH = 1600
const STEP = 8
const LONG_STEP = 32

/** What columns of these heads needed when they last had rows: a placeholder stands as the rows will. */
const knownNeeds = new Map<string, readonly ColumnNeed[]>()

const headOf = (table: HTMLTableElement, head: string): HTMLElement | null =>
  table.querySelector<HTMLElement>(`thead th[data-column="${CSS.escape(head)}"]`)
const handleIn = (head: HTMLElement): HTMLElement | null => head.querySelector('[role=separator]')

function needsOf<Row, By extends string>(
  table: HTMLTableElement,
  { columns, rows, atEnd }: Options<Row, By>,
): ColumnNeed[] {
  const sample = rows.slice(0, SAMPLE)
  const [normal, strong] = [rulerOf(table, '400'), rulerOf(table, '500')]
  return columns.map((column, i) => {
    const { head, isLong = false, extra = 0, width, align, isOneLine = false, isHeadHidden, sort } = column
    const th = headOf(table, head)
    const caption = th ? rulerOf(th, '500') : normal
    if (typeof width === 'number') return { least: width, whole: [], single: [], isFixed: true, grows: false }
    const cells = sample.map((row) => ({
      lines: textsOf(column, row).map(String),
      atEnd: isLong && atEnd ? atEnd(row) : extra,
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
  const edges = table.offsetWidth - table.clientWidth
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
function layOut(
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

/**
 * Lays out the columns of a table by what its rows say, its room, and what the person has set. They are measured when
 * the list first has rows and when its columns change, and stay while rows come and go. Nothing is drawn anew by it: the
 * widths are variables of the headings.
 */
export function useColumnWidths<Row, By extends string>(options: Options<Row, By>) {
  const { name, columns, rows } = options
  const table = useRef<HTMLTableElement>(null)
  const person = usePerson()
  const drag = useRef<{ head: string; width: number }>(undefined)
  const layOutNow = useRef<() => void>(() => {})
  const heads = columns.map(({ head }) => head).join('\n')
  const hasRows = rows.length > 0
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return undefined
    const names = heads.split('\n')
    const measured = (): readonly ColumnNeed[] => {
      const needs = needsOf(element, options)
      if (hasRows) knownNeeds.set(heads, needs)
      return hasRows ? needs : (knownNeeds.get(heads) ?? needs)
    }
    let needs = measured()
    let isGone = false
    const fit = (): void => {
      const draggedOf = (head: string): number | undefined =>
        drag.current?.head === head ? drag.current.width : keptWidth({ person, table: name }, head)
      layOut(element, names, needs, draggedOf)
      markCutTexts(element)
    }
    layOutNow.current = fit
    fit()
    let width = element.parentElement!.clientWidth
    const observer = new ResizeObserver(() => {
      const now = element.parentElement!.clientWidth
      if (now === width) return
      width = now
      fit()
    })
    observer.observe(element.parentElement!)
    const unfollow = followWidths(fit)
    if (document.fonts.status !== 'loaded')
      void document.fonts.ready.then(() => {
        if (isGone) return
        forgetRulers()
        needs = measured()
        fit()
      })
    return () => {
      isGone = true
      observer.disconnect()
      unfollow()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that come later change no width
  }, [name, person, heads, hasRows])

  const handleOf = (target: EventTarget): { handle: HTMLElement; head: string; width: number } | undefined => {
    const handle = (target as Element).closest<HTMLElement>('[role=separator]')
    const th = handle?.closest<HTMLElement>('th[data-column]')
    return handle && th ? { handle, head: th.dataset.column!, width: th.offsetWidth } : undefined
  }
  const set = (head: string, width: number | undefined): void => {
    const within = width === undefined ? undefined : Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)))
    keepWidth({ person, table: name }, head, within)
  }
  const onPointerDown = (event: PointerEvent): void => {
    const found = handleOf(event.target)
    if (!found || event.button !== 0) return
    event.preventDefault()
    const { handle, head, width } = found
    const from = event.clientX
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      drag.current = { head, width: Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width + clientX - from))) }
      layOutNow.current()
    }
    const end = ({ type }: Event): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
      const moved = drag.current
      drag.current = undefined
      if (moved && type === 'pointerup') set(head, moved.width)
      else layOutNow.current()
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const found = handleOf(event.target)
    if (!found) return
    const { head, width } = found
    const step = event.shiftKey ? LONG_STEP : STEP
    const changes: Record<string, number | undefined> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: undefined,
      Enter: undefined,
    }
    if (!(event.key in changes) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    set(head, changes[event.key])
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const found = handleOf(event.target)
    if (found) set(found.head, undefined)
  }
  return { table, headHandlers: { onPointerDown, onKeyDown, onDoubleClick } }
}

/** Marks what is cut of rows that were drawn anew; `drawn` changes with them. */
export function useCutMarks(table: { current: HTMLTableElement | null }, drawn: unknown): void {
  useLayoutEffect(() => {
    if (table.current) markCutTexts(table.current)
  }, [table, drawn])
}
