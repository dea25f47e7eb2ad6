import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** Where in the table one is: the number of the row and the key of the cell. */
export interface CellPlace {
  row: number
  key: string
}
interface Grid {
  /** The rows of the table, by their numbers. */
  rows: readonly number[]
  /** The keys of the cells of a row that can be corrected. */
  keysOf: (row: number) => readonly string[]
  body: RefObject<HTMLElement | null>
}

const STEP = 10
/** How many rows a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -STEP, PageDown: STEP }

const within = <T>(list: readonly T[], index: number): T | undefined =>
  list[Math.min(list.length - 1, Math.max(0, index))]

/** Where a key leads from a cell; undefined for one that leads nowhere. */
function nextPlace(key: string, { row, key: cell }: CellPlace, { rows, keysOf }: Grid): CellPlace | undefined {
  const step = steps[key]
  if (step !== undefined) {
    const next = within(rows, rows.indexOf(row) + step)
    if (next === undefined) return undefined
    const keys = keysOf(next)
    const same = keys.includes(cell) ? cell : keys[0]
    return same === undefined ? undefined : { row: next, key: same }
  }
  const keys = keysOf(row)
  const at = keys.indexOf(cell)
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: keys.length - 1 }[key]
  const next = target === undefined ? undefined : within(keys, target)
  return next === undefined ? undefined : { row, key: next }
}

/** The place of a cell that has the focus; undefined for anything else. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const [row, key] = (target instanceof HTMLElement ? target.dataset.place : undefined)?.split(' ') ?? []
  return row === undefined || key === undefined ? undefined : { row: Number(row), key }
}

/**
 * A table that is one stop of Tab: its cells are reached by the arrow keys, and one at a time is corrected where it
 * stands. Rows that are not in the page are brought into it by `place`.
 */
export function useCellGrid(grid: Grid) {
  const [moved, setMoved] = useState<CellPlace>()
  const [isEditing, setIsEditing] = useState(false)
  const isWanted = useRef(false)
  const first = grid.rows.find((row) => grid.keysOf(row).length > 0)
  const key = first === undefined ? undefined : grid.keysOf(first)[0]
  const isThere = moved && grid.rows.includes(moved.row) && grid.keysOf(moved.row).includes(moved.key)
  const beginning = first === undefined || key === undefined ? undefined : { row: first, key }
  const place = isThere ? moved : beginning
  // The cell may come into the page only now.
  useEffect(() => {
    if (!isWanted.current || !place || isEditing) return
    const cell = grid.body.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.key}"]`)
    if (!cell) return
    isWanted.current = false
    cell.focus()
    cell.scrollIntoView({ block: 'nearest' })
  })
  const goTo = (to: CellPlace): void => {
    isWanted.current = true
    setMoved(to)
  }
  const begin = (at: CellPlace): void => {
    setMoved(at)
    setIsEditing(true)
  }
  return {
    place,
    isAt: (row: number, cell: string): boolean => place?.row === row && place.key === cell,
    isEditing: (row: number, cell: string): boolean => isEditing && place?.row === row && place.key === cell,
    /** Begins the correction of a cell. */
    begin,
    /** Ends it; the focus returns to the cell unless it went elsewhere by itself. */
    end: (isFocusKept: boolean): void => {
      setIsEditing(false)
      isWanted.current = isFocusKept
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      // A screen reader focuses a cell that no arrow led to.
      const at = placeOf(event.target)
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault()
        begin(at)
        return
      }
      const next = nextPlace(event.key, at, grid)
      if (!next) return
      event.preventDefault()
      goTo(next)
    },
  }
}
export type CellGrid = ReturnType<typeof useCellGrid>
