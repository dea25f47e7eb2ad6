import type { FrozenCase } from '../frozen-case.ts'

/** The bill as machine-readable JSON, attached to the PDF. */
export const billData = ({ engine, completedAt, case: facts, certificate, bill }: FrozenCase): object => ({
  currency: 'GBP',
  unit: 'pence',
  engine,
  completedAt,
  case: facts,
  certificate,
  bill,
})
