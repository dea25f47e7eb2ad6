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
  /** Whose edition it is and who recorded it when (ISO date), if it is a firm's own and not the statute's. */
  own?: { firm: string; by: string; on: string }
}

/**
 * The edition in force on an ISO date: the last that began on or before it, or undefined if none had. Editions are in
 * order of their first day.
 */
export function editionInForce<E extends { authority: Pick<Authority, 'from'> }>(
  editions: readonly E[],
  date: string,
): E | undefined {
  let found: E | undefined
  for (const edition of editions) if (edition.authority.from <= date) found = edition
  return found
}
