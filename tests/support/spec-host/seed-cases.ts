import { CASE, FILE, ITEM, OUTPUT } from './ids.ts'
import { highCostItems, interPartesItems, protectionItems, rivalItems } from './seed-area-items.ts'
import { careItems } from './seed-care-items.ts'
import { care, careComplete, highCost, interPartes, protection, rivals, twoPart } from './seed-case-rows.ts'
import type { CaseFile, StoredFile } from './records.ts'

/** A case without anything in it. */
export const emptyCase = (): Omit<CaseFile, 'row'> => ({
  notes: [],
  times: [],
  enhancements: [],
  hearings: [],
  expertFees: [],
  disbursements: [],
  costNotes: [],
  parties: [],
  caseParts: [],
  steps: [],
  highCostSteps: [],
  outputs: [],
})

/** Cases of every area and every stage; the first firm has seven, the rival one. */
export function seedCases(): { cases: CaseFile[]; blobs: Map<string, StoredFile> } {
  return {
    cases: [
      { row: care(), ...emptyCase(), ...careItems() },
      { row: twoPart(), ...emptyCase(), notes: [{ uuid: ITEM.abuseNote, body: 'Two certificates, one bill.' }] },
      { row: protection(), ...emptyCase(), ...protectionItems() },
      { row: interPartes(), ...emptyCase(), ...interPartesItems() },
      { row: highCost(CASE.highCost, 'OAK105ABC123'), ...emptyCase(), ...highCostItems() },
      { row: careComplete(), ...emptyCase(), outputs: [{ uuid: OUTPUT.bill, file_name: 'Bill of costs.pdf' }] },
      {
        row: highCost(CASE.highCostComplete, 'OAK107ABC123', {
          case_name: 'Re G (a child)',
          solicitors_case_reference: 'OAK/107',
          stage: 'complete',
          updated_at: '2025-05-02T12:00:00',
        }),
        ...emptyCase(),
      },
      { row: rivals(), ...emptyCase(), ...rivalItems() },
    ],
    blobs: new Map([
      [
        FILE.statement,
        { name: 'statement.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\nA statement.\n%%EOF') },
      ],
      [
        OUTPUT.bill,
        { name: 'Bill of costs.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\nA bill.\n%%EOF\n') },
      ],
    ]),
  }
}
