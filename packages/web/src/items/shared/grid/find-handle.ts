export type FindMode = 'find' | 'replace'

/** The search of the grid, as its keys use it. */
export interface FindHandle {
  open: (mode: FindMode) => void
  /** Goes to the next cell that has the text, or to the one before; opens the search where there is no text. */
  step: (by: 1 | -1) => void
}
