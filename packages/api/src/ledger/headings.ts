/** The columns of a ledger. */
export const columns = ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units'] as const
export type Column = (typeof columns)[number]

const names: Record<Column, readonly string[]> = {
  id: ['id', 'row id', 'uuid'],
  date: ['date', 'work date', 'date of work'],
  fee_earner: ['fee earner', 'feeearner', 'handler', 'person', 'earner', 'timekeeper', 'initials'],
  activity: ['activity', 'activity type', 'type of work', 'work type'],
  description: ['description', 'narrative', 'details', 'work done'],
  time: ['time', 'hours', 'duration', 'time (hours)'],
  units: ['units', 'time units', '6 minute units'],
}

/** Which column stands where, and what each is called in this file; `missing` are those a ledger cannot do without. */
export function headingsOf(cells: readonly string[]): {
  at: Partial<Record<Column, number>>
  called: (column: Column) => string
  missing: string[]
} {
  const words = cells.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
  const at: Partial<Record<Column, number>> = {}
  for (const column of columns) {
    const place = words.findIndex((word) => names[column].includes(word))
    if (place >= 0) at[column] = place
  }
  const needed = (['date', 'fee_earner', 'activity'] as const).filter((column) => at[column] === undefined)
  const called = (column: Column): string => cells[at[column] ?? -1]?.trim() || (names[column][0] ?? column)
  return {
    at,
    called,
    missing: [
      ...needed.map((column) => names[column][0] ?? column),
      ...(at.time === undefined && at.units === undefined ? ['time'] : []),
    ],
  }
}
