import type { FrozenCase } from '../frozen-case.ts'
import { pounds } from '../bill/format.ts'
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
import { titlePage } from './title-page.ts'

/** The fixed costs of a default costs certificate, in pence (CPR PD 47 para 10.7). */
const DEFAULT_CERTIFICATE = 80_00

/** What is served with the notice (CPR PD 47 para 5.2). */
const served = [
  'The notice of commencement in form N252.',
  'A copy of the bill of costs.',
  'Copies of the fee notes of counsel and of any expert in respect of fees claimed in the bill.',
  'Written evidence of any other disbursement claimed that exceeds £500.',
  'The statement of the name and address for service of each person on whom the notice is to be served.',
  'If a costs management order was made and the electronic bill does not show it, a breakdown of the costs of each phase.',
]

/** The data for form N252, the notice of commencement of assessment (CPR 47.6, PD 47 paras 5.2 to 5.5). Pure. */
export function noticeOfCommencement(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  const firstServed: Entry[] = ['Paying party', detailText(frozen, 'paying_party'), null]
  return dataSheet(frozen, {
    title: 'N252 data sheet',
    subtitle: 'Notice of commencement of assessment of a bill of costs',
    form: 'N252',
    ...{ court, matter },
    sections: [
      proceedings(frozen),
      partiesToAssessment(frozen),
      authority(frozen),
      billSection(frozen, 'Costs claimed in the bill'),
      section('If no points of dispute are served', {
        notes: [
          'The extra sum that is payable if a default costs certificate is obtained (CPR PD 47 paras 5.3(b), 10.7).',
        ],
        rows: sheetRows([
          ['Fixed costs of the certificate', pounds(DEFAULT_CERTIFICATE)],
          ['Court fee of the certificate', null],
          ['Extra sum', null],
        ]),
      }),
      section('Points of dispute', {
        notes: [
          'They are due 21 days after the date of service of the notice (CPR 47.9(2)); of a notice served outside England and Wales as CPR PD 47 para 5.4 says.',
        ],
        rows: sheetRows([
          ['Date of service of the notice', null],
          ['Points of dispute due by', null],
        ]),
      }),
      section('Where points of dispute are served', { rows: serviceRows(frozen) }),
      section('Persons on whom the notice is served', {
        table: {
          columns: [textColumn('As', 30), textColumn('Name', 52), textColumn('Address for service')],
          rows: [firstServed, ...blankRows(2, 3)],
          total: null,
        },
      }),
      section('Served with the notice', { ticks: served, isSigned: true }),
    ],
  })
}
