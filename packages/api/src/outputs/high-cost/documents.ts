import type { AreaDocuments } from '../area-documents.ts'
import { printedDocument, textDocument } from '../bill/printed-document.ts'
import { checklistDocument } from '../legal-aid/claim-checklist.ts'
import { hasCounsel } from './advocates.ts'
import { asciiNarrative } from './ascii-narrative.ts'
import { casePlan, hasCasePlan } from './case-plan.ts'
import { claimDocument } from './claim-document.ts'
import { counselBreakdown } from './counsel-breakdown.ts'
import { hourlyComparison } from './hourly-comparison.ts'

/**
 * The documents of high cost cases: the claim with its events, the comparison, what it is for each advocate, the plan
 * of a case by the hour, what was checked, and the narrative in ASCII.
 */
export const highCostDocuments: AreaDocuments = [
  printedDocument({ key: 'claim', nameOf: () => 'High cost claim' }, 'high-cost-claim.typ', claimDocument),
  printedDocument(
    { key: 'hourly_comparison', nameOf: () => 'Comparison of events with hours' },
    'hourly-comparison.typ',
    hourlyComparison,
  ),
  printedDocument(
    { key: 'counsel_breakdown', nameOf: (frozen) => (hasCounsel(frozen) ? 'Counsel breakdown' : null) },
    'counsel-breakdown.typ',
    counselBreakdown,
  ),
  printedDocument(
    { key: 'case_plan', nameOf: (frozen) => (hasCasePlan(frozen) ? 'Case plan' : null) },
    'case-plan.typ',
    casePlan,
  ),
  checklistDocument,
  textDocument({ key: 'narrative', nameOf: () => 'Narrative' }, 'txt', asciiNarrative),
]
