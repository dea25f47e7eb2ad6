/** The legal source of a rate, shown with every line priced by it. */
export interface Authority {
  /** First day of the edition, ISO date. */
  from: string
  /** Common name of the table, e.g. "Table 2(c)". */
  table: string
  instrument: string
  provision: string
  source: string
  /** The reason a figure is provisional, if it is; such lines are marked on screen and in documents. */
  provisional?: string
}

/** A statutory table in force from a date. Each amendment is a complete new edition; editions are listed in date order. */
export interface Edition<T> {
  authority: Authority
  values: T
}

/** The edition in force on an ISO date: the latest that began on or before it, or undefined if none had. */
export function editionInForce<T>(editions: readonly Edition<T>[], date: string): Edition<T> | undefined {
  let found: Edition<T> | undefined
  for (const edition of editions) if (edition.authority.from <= date) found = edition
  return found
}
