import { courtBundles } from '../vocabulary/vocabulary.ts'
import { amountsOf, defineRateTable, LAA_DATA, type RateTable, type RateUnit } from './rate-table.ts'

/** Bolt-ons paid as a percentage of the hearing fee. */
export const percentageBoltOns = ['allegations_of_harm', 'lack_of_understanding', 'expert_cross_examined'] as const
export type PercentageBoltOn = (typeof percentageBoltOns)[number]
export const EXCEPTIONAL_TRAVEL = 'exceptional_travel'

const BOLT_ONS = [...percentageBoltOns, EXCEPTIONAL_TRAVEL]
const unitOf = (boltOn: string): RateUnit => (boltOn === EXCEPTIONAL_TRAVEL ? 'fee' : 'percent')

/** Bolt-ons in public law: percent of the hearing fee; a flat sum in pence for travel. */
export const publicLawBoltOns: RateTable = defineRateTable({
  key: 'bolt_ons_public',
  group: 'advocacy',
  name: 'Table 1(c)',
  title: 'Bolt-ons of advocacy in public law',
  provision: 'Sch. 3 Pt 1 Table 1(c)',
  dimensions: [{ name: 'bolt_on', values: BOLT_ONS }],
  unit: unitOf,
  editions: [
    {
      from: '2013-04-01',
      source: LAA_DATA,
      amounts: {
        allegations_of_harm: 25,
        lack_of_understanding: 25,
        expert_cross_examined: 25,
        [EXCEPTIONAL_TRAVEL]: 3_204,
      },
    },
  ],
})

/** The kinds of private law in the Family Advocacy Scheme. */
export const privateCategories = ['private_law_children', 'finance', 'domestic_abuse'] as const
export type PrivateCategory = (typeof privateCategories)[number]
const PAID_IN_CHILDREN_ONLY = new Set(['allegations_of_harm', 'expert_cross_examined'])

/** Bolt-ons in private law: percentages in children proceedings alone; the sum for travel is not held. */
export const privateLawBoltOns: RateTable = defineRateTable({
  key: 'bolt_ons_private',
  group: 'advocacy',
  name: 'Sch. 3 Pt 2, bolt-ons',
  title: 'Bolt-ons of advocacy in private law',
  provision: 'Sch. 3 Pt 2',
  dimensions: [
    { name: 'category', values: privateCategories },
    { name: 'bolt_on', values: BOLT_ONS },
  ],
  unit: (_category, boltOn = '') => unitOf(boltOn),
  hasRow: (category, boltOn = '') =>
    boltOn === EXCEPTIONAL_TRAVEL || (category === 'private_law_children' && PAID_IN_CHILDREN_ONLY.has(boltOn)),
  editions: [
    {
      from: '2013-04-01',
      source: 'Costs Assessment Guidance App. 2, 14.32',
      amounts: amountsOf({ private_law_children: { allegations_of_harm: 25, expert_cross_examined: 20 } }),
    },
  ],
})

const bundles = {
  dimensions: [{ name: 'court_bundle', values: courtBundles }],
  unit: (): RateUnit => 'fee',
}
/** Advocate's bundle payments in public law. No figure is held. */
export const publicLawBundles: RateTable = defineRateTable({
  key: 'bundles_public',
  group: 'advocacy',
  name: 'Table 1(d)',
  title: 'Bundle payments in public law',
  provision: 'Sch. 3 Pt 1 Table 1(d)',
  ...bundles,
})
/** Advocate's bundle payments in private law. No figure is held. */
export const privateLawBundles: RateTable = defineRateTable({
  key: 'bundles_private',
  group: 'advocacy',
  name: 'Table 2(e)',
  title: 'Bundle payments in private law',
  provision: 'Sch. 3 Pt 2 Table 2(e)',
  ...bundles,
})
