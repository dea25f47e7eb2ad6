export type RowMove = 'split' | 'move'

/** Dividing and moving rows, as the keys and the buttons of the grid use it. */
export interface MovesHandle {
  open: (what: RowMove) => void
}
