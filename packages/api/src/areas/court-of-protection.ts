import type { CostsBasis, FixedCostsCategory } from '@costdraft/costing'
import { amountOf, everyCaseFacts, type PricedCaseOf, type StoredCaseFacts } from './stored-case.ts'

interface StoredCourtOfProtection {
  start_date: string | null
  end_date: string | null
  costs_basis: CostsBasis | null
  fixed_costs_categories: FixedCostsCategory[] | null
}

/** The fields of a Court of Protection case. Costs are assessed unless the case says otherwise. */
function courtOfProtectionFacts({ details }: StoredCaseFacts) {
  const { start_date, end_date, costs_basis, fixed_costs_categories } = details as Partial<StoredCourtOfProtection>
  return {
    startDate: start_date ?? null,
    endDate: end_date ?? null,
    opgEstimate: amountOf(details.opg_estimate),
    basis: costs_basis ?? 'assessed',
    categories: fixed_costs_categories ?? [],
    netAssets: amountOf(details.net_assets),
    consideration: amountOf(details.consideration),
  } as const
}
export const courtOfProtection: PricedCaseOf<'court_of_protection'> = (row, { rateCard, parts, parties }) => ({
  area: 'court_of_protection',
  ...everyCaseFacts(row),
  ...courtOfProtectionFacts(row),
  rateCard,
  parts,
  parties,
})
