import type { Aspect } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { Totals } from './bill.ts'
import type { Claim } from './exceptional-claims.ts'
import type { Explain } from './Figure.tsx'

/** What stands under the costs of a case is given this. */
export interface CostsSummaryProps {
  facts: CaseFacts
  totals: Totals
  claims: readonly Claim[]
  canEdit: boolean
  setExceptional: SetExceptional
  explain: Explain
}

/** Claims a part of the case as exceptional, or withdraws the claim; null for a case without parts. */
export type SetExceptional = (exceptional: boolean, casePart: Aspect | null) => void
