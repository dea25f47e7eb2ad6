import { randomUUID } from 'node:crypto'
import type { Firm } from './firms.ts'
import { legalAidFacts } from './recorded-facts.ts'

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
  ...legalAidFacts,
  certificate: {
    certificate_number: 'ABCDEF123456',
    court_level: 'other_judge',
    date_of_issue: '2025-01-10',
    ...certificate,
  },
  ...change,
})

/** The REST body of a legal aid case of two parts: child arrangements, and domestic abuse. */
export const twoPartCase = (firm: Parameters<typeof careCase>[0]): Body =>
  careCase(
    firm,
    {
      case_type: 'domestic_abuse_and_child_arrangement',
      represented_party: undefined,
      parties_represented: undefined,
    },
    {
      certificate_scopes: [
        { scope: 'FM062', case_part: 'child_arrangement' },
        { scope: 'AA019', case_part: 'non_molestation_order' },
      ],
    },
  )
