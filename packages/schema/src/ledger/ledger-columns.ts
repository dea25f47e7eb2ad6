/** The columns of a time ledger. */
export const ledgerColumns = [
  'id',
  'date',
  'fee_earner',
  'activity',
  'description',
  'time',
  'units',
  'party',
  'part',
  'case_part',
  'phase',
  'rate',
] as const
export type LedgerColumn = (typeof ledgerColumns)[number]
