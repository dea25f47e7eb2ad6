/** Where a figure comes from: printed with every line that it prices. */
export interface Authority {
  /** The first day of the edition, ISO. */
  from: string
  /** The table as people name it. */
  table: string
  instrument: string
  provision: string
  source: string
  /** Why the figure is not certain, where it is not; such a line is marked on screen and document. */
  provisional?: string
}

/** A statutory table as it stood from a date: tables are replaced whole. Editions of a table stand in order of that date. */
export interface Edition<T> {
  authority: Authority
  values: T
}

/** The edition in force on an ISO date: the last that began on or before it; undefined where none had begun. */
export function inForce<T>(editions: readonly Edition<T>[], date: string): Edition<T> | undefined {
  let found: Edition<T> | undefined
  for (const edition of editions) if (edition.authority.from <= date) found = edition
  return found
}
