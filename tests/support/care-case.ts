import { randomUUID } from 'node:crypto'
import type { Firm } from './firms.ts'

type Body = Record<string, unknown>
/** The REST body of a care case. */
export const careCase = (
  { site, feeEarner }: Pick<Firm, 'site' | 'feeEarner'> & Partial<Firm>,
  change: Body = {},
  certificate: Body = {},
): Body => ({
  case_name: `Re Test ${randomUUID().slice(0, 8)}`,
  solicitors_case_reference: 'TEST/1',
  case_type: 'care_and_supervision',
  fee_earner: feeEarner,
  site,
  represented_party: 'parent',
  parties_represented: 1,
  certificate: {
    certificate_number: 'ABCDEF123456',
    court_level: 'other_judge',
    date_of_issue: '2025-01-10',
    ...certificate,
  },
  ...change,
})
