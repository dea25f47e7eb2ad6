import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { detailText } from '../court/case-details.ts'
import { recordedRows, section, sheetRows, type SheetSection } from '../court/data-sheet.ts'
import { nameOfReceivingParty } from './title-page.ts'

// The sections that the data sheets of a bill between the parties share.

export const proceedings = (frozen: FrozenCase): SheetSection =>
  section('Proceedings', {
    rows: [
      ...sheetRows([
        ['Claim number', detailText(frozen, 'case_number')],
        ['Claimant', detailText(frozen, 'claimant')],
        ['Defendant', detailText(frozen, 'defendant')],
      ]),
      // The court gives it once the hearing is asked for.
      ...recordedRows([['SCCO reference', detailText(frozen, 'scco_ref')]]),
    ],
  })

/** Whose costs they are, and who pays them. */
export const partiesToAssessment = (frozen: FrozenCase): SheetSection =>
  section('Parties to the assessment', {
    rows: sheetRows([
      ['Receiving party', nameOfReceivingParty(frozen)],
      [labelOf('paying_party'), detailText(frozen, 'paying_party')],
    ]),
  })
