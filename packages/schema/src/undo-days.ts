/** For how many days a hand-over can be undone, and what was removed be brought back. */
export const UNDO_DAYS = 30
