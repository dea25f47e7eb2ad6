import { locations } from '../vocabulary/vocabulary.ts'
import { defineRateTable } from './rate-table.ts'

/** What a private family case, or a part of it, is about. */
export const privateFamilyAspects = ['children', 'finance', 'domestic_abuse'] as const
export type PrivateFamilyAspect = (typeof privateFamilyAspects)[number]

/**
 * Private Family Law Representation Scheme: fixed fee for each aspect of a case (SI 2013/422 Sch. 1 Pt 1 Table 3). No
 * figure is held. A case does not record its form of service, so the fee is that of legal representation.
 */
export const privateFamilyFixedFee = defineRateTable({
  key: 'private_family_fixed_fee',
  group: 'fixed_fees',
  name: 'Table 3',
  title: 'Fixed fee in private family proceedings, legal representation',
  provision: 'Sch. 1 Pt 1 Table 3',
  dimensions: [
    { name: 'aspect', values: privateFamilyAspects },
    { name: 'court_level', values: ['other_judge', 'high_court_judge'] },
    { name: 'location', values: locations },
  ],
  unit: () => 'fee',
})
