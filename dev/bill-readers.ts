import { price, type Bill } from '@costdraft/costing'
import { itemsOf, problemOf, ratesOf, workedCase, type WorkedBill } from './worked-bill.ts'
import {
  courtOfProtectionItemsOf,
  courtOfProtectionProblemOf,
  workedCourtOfProtectionCase,
} from './worked-court-of-protection.ts'
import { highCostItemsOf, highCostProblemOf, workedHighCostCase } from './worked-high-cost.ts'
import { interPartesItemsOf, interPartesProblemOf, workedInterPartesCase } from './worked-inter-partes.ts'

/** How the worked bills of each area are read; those without an area are of legal aid. */
export const billReaders: ReadonlyMap<
  string | undefined,
  { problemOf: typeof problemOf; billOf: (worked: WorkedBill) => Bill }
> = new Map([
  [undefined, { problemOf, billOf: (worked) => price(workedCase(worked), itemsOf(worked), ratesOf(worked)) }],
  [
    'court_of_protection',
    {
      problemOf: courtOfProtectionProblemOf,
      billOf: (worked) => price(workedCourtOfProtectionCase(worked), courtOfProtectionItemsOf(worked), ratesOf(worked)),
    },
  ],
  [
    'high_cost_legal_aid',
    {
      problemOf: highCostProblemOf,
      billOf: (worked) => price(workedHighCostCase(worked), highCostItemsOf(worked), ratesOf(worked)),
    },
  ],
  [
    'inter_parties',
    {
      problemOf: interPartesProblemOf,
      billOf: (worked) => price(workedInterPartesCase(worked), interPartesItemsOf(worked), ratesOf(worked)),
    },
  ],
])
