import { join } from 'node:path'
import { typesetDocument, type AreaDocuments } from '../area-documents.ts'
import { billData } from '../bill/bill-data.ts'
import { hasCounsel } from './advocates.ts'
import { claimDocument } from './claim-document.ts'
import { checklistDocument } from '../legal-aid/documents.ts'
import { asciiNarrative } from './ascii-narrative.ts'
import { counselBreakdown } from './counsel-breakdown.ts'
import { hourlyComparison } from './hourly-comparison.ts'

const template = (name: string): string => join(import.meta.dirname, '../bill', name)

/** The documents of high cost cases: the claim with its events, the comparison, what it is for each advocate, what was
 * checked, and the narrative in ASCII.
 */
export const highCostDocuments: AreaDocuments = [
  {
    key: 'claim',
    extension: 'pdf',
    nameOf: () => 'High cost claim',
    make: (frozen) =>
      typesetDocument(
        template('high-cost-claim.typ'),
        { 'document.json': claimDocument(frozen), 'bill.json': billData(frozen) },
        frozen,
      ),
  },
  {
    key: 'hourly_comparison',
    extension: 'pdf',
    nameOf: () => 'Comparison of events with hours',
    make: (frozen) =>
      typesetDocument(
        template('hourly-comparison.typ'),
        { 'document.json': hourlyComparison(frozen), 'bill.json': billData(frozen) },
        frozen,
      ),
  },
  {
    key: 'counsel_breakdown',
    extension: 'pdf',
    nameOf: (frozen) => (hasCounsel(frozen) ? 'Counsel breakdown' : null),
    make: (frozen) =>
      typesetDocument(
        template('counsel-breakdown.typ'),
        { 'document.json': counselBreakdown(frozen), 'bill.json': billData(frozen) },
        frozen,
      ),
  },
  checklistDocument,
  {
    key: 'narrative',
    extension: 'txt',
    nameOf: () => 'Narrative',
    make: (frozen) => Promise.resolve({ bytes: new TextEncoder().encode(asciiNarrative(frozen)) }),
  },
]
