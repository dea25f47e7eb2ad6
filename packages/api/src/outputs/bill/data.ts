import type { Frozen } from '../frozen.ts'

/** The bill as data, which the document carries inside: the same figures for a machine. */
export const billData = ({ engine, completedAt, case: facts, certificate, bill }: Frozen): object => ({
  currency: 'GBP',
  unit: 'pence',
  engine,
  completedAt,
  case: facts,
  certificate,
  bill,
})
