import type { FrozenCase } from '../frozen-case.ts'
import { detailText } from '../court/case-details.ts'
import {
  blankRows,
  dataSheet,
  section,
  sheetRows,
  textColumn,
  type DataSheet,
  type Entry,
} from '../court/data-sheet.ts'
import { authority, billSection, serviceRows } from '../court/sheet-facts.ts'
import { partiesToAssessment, proceedings } from './sheet-sections.ts'
import { nameOfReceivingParty, titlePage } from './title-page.ts'

/** What accompanies the request (CPR PD 47 para 13.2(a) to (j), (l) and (m)). */
const accompanying = [
  'A copy of the notice of commencement.',
  'A copy of the bill of costs.',
  'The document that gives the right to detailed assessment.',
  'A copy of the points of dispute, annotated to show which items are agreed and which remain in dispute, with their values.',
  'As many copies of the points of dispute so annotated as there are persons who have served points of dispute.',
  'A copy of any replies served.',
  'Copies of all orders of the court relating to the costs to be assessed.',
  'Copies of the fee notes and other written evidence served with the notice of commencement.',
  'If the receiving party’s liability to its legal representatives is in dispute: what explains how their charges are calculated.',
  'The statement of the parties, signed, with an estimate of the length of the hearing.',
  'If the costs of a legally aided person are assessed as well: the certificates and what else para 13.2(l) asks for.',
  'If a costs management order was made: a breakdown of the costs of each phase.',
  'The court fee.',
]
/** What is filed beside it for a provisional assessment (CPR PD 47 para 14.3(c) and (e)). */
const provisional = [
  'An additional copy of any paper bill, and a statement of the costs of the detailed assessment drawn as if no hearing followed.',
  'Precedent G with the points of dispute and any reply.',
]

/** The data for form N258, the request for a detailed assessment hearing (CPR 47.14, PD 47 para 13). Pure. */
export function requestForHearing(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  const { firm } = frozen
  const notified: Entry[][] = [
    ['Receiving party', nameOfReceivingParty(frozen), [firm.name, ...firm.address].join('\n')],
    ['Paying party', detailText(frozen, 'paying_party'), null],
  ]
  return dataSheet(frozen, {
    title: 'N258 data sheet',
    subtitle: 'Request for a detailed assessment hearing',
    form: 'N258',
    ...{ court, matter },
    sections: [
      proceedings(frozen),
      partiesToAssessment(frozen),
      section('Legal representatives of the receiving party', { rows: serviceRows(frozen) }),
      authority(frozen),
      billSection(frozen, 'Bill of costs'),
      section('Commencement', {
        rows: sheetRows([
          ['Date of the notice of commencement', null],
          ['Date of its service', null],
        ]),
      }),
      section('Assessment asked for', {
        notes: ['Costs claimed of £75,000 or less are assessed provisionally (CPR 47.15, PD 47 para 14.1).'],
        ticks: ['A provisional assessment.', 'A detailed assessment hearing.'],
      }),
      section('Hearing', {
        rows: sheetRows([
          ['Estimated length of the hearing', null],
          ['Dates that are inconvenient', null],
        ]),
      }),
      section('Persons to be notified of the hearing', {
        notes: [
          'With whoever else has served points of dispute or given notice of a financial interest (CPR PD 47 para 13.2(j)).',
        ],
        table: {
          columns: [textColumn('As', 30), textColumn('Name', 52), textColumn('Address for service')],
          rows: [...notified, ...blankRows(2, 3)],
          total: null,
        },
      }),
      section('Filed with the request', { ticks: accompanying }),
      section('Filed for a provisional assessment as well', { ticks: provisional, isSigned: true }),
    ],
  })
}
