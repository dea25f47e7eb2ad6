import type { AdvocacyScheme, feeSchemes, FinalHearingLength } from '@costdraft/costing'
import { amountOf, everyCaseFacts, type PricedCaseOf, type StoredCaseFacts } from './stored-case.ts'

/** The certificate of a high cost case, and the figure by the hour that is entered. */
function highCostFacts({ details, certificate_details, date_of_issue, high_court_work }: StoredCaseFacts) {
  const { advocacy_scheme, fee_scheme, final_hearing_length } = (certificate_details ?? {}) as Partial<StoredHighCost>
  const isComplete = date_of_issue !== null && advocacy_scheme && fee_scheme && final_hearing_length
  return {
    certificate: isComplete
      ? {
          dateOfIssue: date_of_issue,
          advocacyScheme: advocacy_scheme,
          feeScheme: fee_scheme,
          finalHearingLength: final_hearing_length,
        }
      : null,
    highCourtWork: high_court_work,
    hourlyFigure: amountOf(details.hourly_figure),
    hourlyFigureSource: typeof details.hourly_figure_source === 'string' ? details.hourly_figure_source : null,
  } as const
}
interface StoredHighCost {
  advocacy_scheme: AdvocacyScheme
  fee_scheme: (typeof feeSchemes)[number]
  final_hearing_length: FinalHearingLength
}
export const highCost: PricedCaseOf<'high_cost_legal_aid'> = (row, { parties, steps }) => ({
  area: 'high_cost_legal_aid',
  ...everyCaseFacts(row),
  ...highCostFacts(row),
  parties,
  steps,
})
