import { useCallback, useEffect, useRef } from 'react'
import type { RowSelection } from './columns.ts'
import { chosenAfter } from './row-range.ts'

/** Selects a row or clears it; as a range, all from the row that was clicked before as well. */
export type SelectRow = (key: string, on: boolean, isRange: boolean) => void

/**
 * The selection of rows among `keys`, in their order. The function stays the same: rows are not drawn anew when others
 * are selected.
 */
export function useRangeSelection<Row>(choice: RowSelection<Row> | undefined, keys: readonly string[]): SelectRow {
  const anchor = useRef<string>(undefined)
  const current = useRef({ choose: choice?.choose, keys })
  useEffect(() => {
    current.current = { choose: choice?.choose, keys }
  })
  return useCallback((key, on, isRange) => {
    const from = isRange ? anchor.current : undefined
    const listed = current.current.keys
    current.current.choose?.((before) => chosenAfter(before, { key, on, anchor: from, keys: listed }))
    anchor.current = key
  }, [])
}
