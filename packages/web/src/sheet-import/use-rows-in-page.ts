import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { ROW_HEIGHT } from './preview-styles.ts'

interface InPage {
  count: number
  keyOf: (index: number) => number
  /**
   * The rows with something to press, in order: the next one above and below those in view is in the page too, so that
   * Tab reaches it.
   */
  stops: readonly number[]
  /** A row that is always in the page: that of the cell one is at. -1 for none. */
  pinned: number
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** The body of the table, somewhere in what scrolls. */
  body: RefObject<HTMLElement | null>
  /** The height of what sticks above the rows. */
  head: number
}

/** How far below the top of what scrolls an element begins; it follows what is above it. */
function useOffset(scroller: RefObject<HTMLElement | null>, element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const outer = scroller.current
    const inner = element.current
    if (!outer || !inner) return undefined
    const measure = (): void =>
      setOffset(Math.round(inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop))
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    for (const child of outer.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [scroller, element])
  return offset
}

/**
 * Of a long table in a page that scrolls as a whole, only the rows in view are in the page. Rows are as high as what
 * they say.
 */
export function useRowsInPage({ count, keyOf, stops, pinned, scroller, body, head }: InPage) {
  const scrollMargin = useOffset(scroller, body)
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const shown = defaultRangeExtractor(range)
      const [first = 0] = shown
      const last = shown.at(-1) ?? 0
      const before = stops.findLast((stop) => stop < first)
      const after = stops.find((stop) => stop > last)
      const more = [before, after, pinned === -1 ? undefined : pinned].filter((index) => index !== undefined)
      return [...new Set([...shown, ...more])].toSorted((a, b) => a - b)
    },
    [stops, pinned],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: head,
    useFlushSync: false,
    // What scrolls is scrolled already when the table comes.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    getItemKey: keyOf,
    rangeExtractor,
  })
  return {
    items: virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start - scrollMargin })),
    total: virtual.getTotalSize(),
    measure: virtual.measureElement,
  }
}
