import { careAdvocacy, otherPublicLawAdvocacy } from './advocacy.ts'
import { privateLawBoltOns, privateLawBundles, publicLawBoltOns, publicLawBundles } from './bolt-ons.ts'
import { counselEvents, singleCounselEvents, solicitorAdvocateEvents, twoCounselEvents } from './care-case-fees.ts'
import { careFixedFee } from './care-fees.ts'
import { deputyFixedCosts } from './deputy-fixed-costs.ts'
import { expertRates } from './experts.ts'
import { guidelineHourlyRates } from './guideline-hourly.ts'
import { hourly10a, hourly9a, hourly9aa, hourly9b, hourlyCriminal } from './hourly.ts'
import { domesticAbuseAdvocacy, financeAdvocacy, privateChildrenAdvocacy } from './private-advocacy.ts'
import { privateFamilyFixedFee } from './private-family-fee.ts'
import type { RateTable } from './rate-table.ts'

/** All tables of rates, in the order in which they are shown. */
export const rateTables: readonly RateTable[] = [
  careFixedFee,
  privateFamilyFixedFee,
  deputyFixedCosts,
  singleCounselEvents,
  twoCounselEvents,
  solicitorAdvocateEvents,
  hourly9a,
  hourly9aa,
  hourly9b,
  hourly10a,
  hourlyCriminal,
  guidelineHourlyRates,
  careAdvocacy,
  otherPublicLawAdvocacy,
  privateChildrenAdvocacy,
  domesticAbuseAdvocacy,
  financeAdvocacy,
  counselEvents,
  publicLawBoltOns,
  privateLawBoltOns,
  publicLawBundles,
  privateLawBundles,
  expertRates,
]

const byKey = new Map(rateTables.map((table) => [table.key, table]))
/** The table of a key; undefined if there is none. */
export const rateTableOf = (key: string): RateTable | undefined => byKey.get(key)
