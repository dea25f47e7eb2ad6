/** Entries in the order of their dates (`yyyy-mm-dd`); those of one day stay as they are. Does not throw. */
export const byDay = <T extends { date: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
