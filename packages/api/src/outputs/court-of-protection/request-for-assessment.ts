import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { casePeriod, detailText } from '../court/case-details.ts'
import {
  blankRows,
  dataSheet,
  recordedRows,
  section,
  sheetRows,
  textColumn,
  type DataSheet,
} from '../court/data-sheet.ts'
import { authority, billSection, serviceRows } from '../court/sheet-facts.ts'
import { titlePage } from './title-page.ts'

/** What accompanies the request (CPR PD 47 paras 17.2(1)(a) to (e) and 18.3; SCCO Guide 2025 para 27.5). */
const accompanying = (frozen: FrozenCase): string[] => [
  'A copy of the bill of costs.',
  'The document that gives the right to detailed assessment.',
  'Copies of all orders of the court relating to the costs to be assessed.',
  'Copies of the fee notes of counsel and of any expert in respect of fees claimed in the bill.',
  'Written evidence of any other disbursement claimed that exceeds £500.',
  'The statement of the receiving party’s name and address for service, signed.',
  'The statement of the postal address of any person with a financial interest, and whether one is a child or protected party.',
  'The court fee.',
  ...(frozen.case.caseType === 'general_management'
    ? ['Form OPG102 with the professional fees insert of form OPG105 for the years that the bill covers.']
    : []),
]

/**
 * The data for form N258B, the request for detailed assessment of costs that are payable out of a fund (CPR 47.19, PD
 * 47 para 18). Pure.
 */
export function requestForAssessment(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  const person = detailText(frozen, 'person_concerned')
  return dataSheet(frozen, {
    title: 'N258B data sheet',
    subtitle: 'Request for detailed assessment of costs payable out of a fund',
    form: 'N258B',
    ...{ court, matter },
    sections: [
      section('Proceedings', {
        rows: [
          ...sheetRows([
            ['Case number', detailText(frozen, 'case_number')],
            ['Person concerned', person],
          ]),
          ...recordedRows([
            ['SCCO reference', detailText(frozen, 'scco_ref')],
            ['Kind of case', labelOf(frozen.case.caseType)],
          ]),
        ],
      }),
      section('Receiving party', {
        rows: [
          ...sheetRows([
            [labelOf('deputy_name'), detailText(frozen, 'deputy_name')],
            [labelOf('deputy_capacity'), detailText(frozen, 'deputy_capacity')],
          ]),
          ...serviceRows(frozen),
        ],
      }),
      authority(frozen),
      billSection(frozen, 'Bill of costs', recordedRows([['Period', casePeriod(frozen)]])),
      section('Persons with a financial interest', {
        sentences: [
          `The costs are claimed out of the estate of ${person ?? 'the person concerned'}, and of no other paying party.`,
        ],
        notes: [
          'No notice of commencement is served (SCCO Guide 2025 para 10.6). Name whoever the assessment will or may affect (CPR PD 47 para 18.2).',
        ],
        table: {
          columns: [textColumn('Name', 52), textColumn('Postal address'), textColumn('Child or protected party', 36)],
          rows: blankRows(3, 3),
          total: null,
        },
      }),
      section('Statement', {
        ticks: ['Fixed costs have not been taken for the work in this bill (SCCO Guide 2025 para 27.8).'],
      }),
      section('Filed with the request', { ticks: accompanying(frozen), isSigned: true }),
    ],
  })
}
