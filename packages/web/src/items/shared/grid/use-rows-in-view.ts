import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type RefObject } from 'react'
import type { GridRow } from './grid-rows.ts'
import type { Cell } from './selection.ts'

/** Rows of the grid are one line, whatever the density of lists is. */
export const ROW_HEIGHT = 28
const HEAD = 28

/** Of the rows, only those in view are in the page, and the one with the active cell; that cell is kept in view. */
export function useRowsInView(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly GridRow[],
  { row: active, column }: Cell,
) {
  const wasActive = useRef<Cell>(undefined)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: HEAD,
    useFlushSync: false,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(active) || active >= rows.length ? shown : [...shown, active].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => {
    const before = wasActive.current
    if (before?.row === active && before.column === column) return
    wasActive.current = { row: active, column }
    virtual.scrollToIndex(active, { align: 'auto' })
    scroller.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [virtual, scroller, active, column])
  return { items: virtual.getVirtualItems(), total: virtual.getTotalSize() }
}
