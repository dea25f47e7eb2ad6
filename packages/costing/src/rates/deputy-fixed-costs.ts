import { fixedCostsCategories } from '../vocabulary/vocabulary.ts'
import { defineRateTable } from './rate-table.ts'

/** Where the figures, and the line below which costs are not assessed, are set out. */
export const SCCO_GUIDE = 'Senior Courts Costs Office Guide 2025, 27.4'

/**
 * Fixed costs of deputies and of applications in the Court of Protection: the most that is paid without an assessment,
 * in pence without VAT (Practice Direction 19B). `net_assets_below` is the line under which annual management is a
 * percentage of the net assets.
 */
export const deputyFixedCosts = defineRateTable({
  key: 'pd19b',
  group: 'fixed_fees',
  name: 'PD 19B',
  title: 'Fixed costs in the Court of Protection',
  instrument: 'Court of Protection Rules 2017, Practice Direction 19B',
  provision: 'Fixed costs',
  dimensions: [
    {
      name: 'figure',
      values: [
        ...fixedCostsCategories.filter((category) => category !== 'conveyancing'),
        'net_assets_below',
        'conveyancing_at_least',
        'conveyancing_at_most',
      ],
    },
  ],
  unit: () => 'fee',
  editions: [
    {
      from: '2017-04-01',
      source: SCCO_GUIDE,
      amounts: {
        deputy_appointment: 95_000,
        trustee_application: 50_000,
        annual_management_first_year: 167_000,
        annual_management_later_year: 132_000,
        health_and_welfare: 55_500,
        report_to_public_guardian: 26_500,
        basic_tax_return: 25_000,
        complex_tax_return: 60_000,
        net_assets_below: 1_600_000,
      },
    },
    {
      from: '2024-04-01',
      source: `${SCCO_GUIDE}; aandmbacon.co.uk on the changes of 1 April 2024`,
      amounts: {
        deputy_appointment: 120_400,
        trustee_application: 63_300,
        existing_deputy_application: 63_300,
        annual_management_first_year: 211_600,
        annual_management_later_year: 167_200,
        health_and_welfare: 70_300,
        report_to_public_guardian: 33_600,
        basic_tax_return: 31_700,
        net_assets_below: 2_030_000,
        conveyancing_at_least: 40_000,
        conveyancing_at_most: 167_000,
      },
    },
  ],
})
