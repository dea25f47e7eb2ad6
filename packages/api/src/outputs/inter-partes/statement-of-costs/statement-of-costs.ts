import type { Line } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import type { SummaryRow } from '../../bill/model.ts'
import { rowOfLines, totalOf } from '../../bill/summary.ts'
import { accuracyOf } from '../../court/accuracy.ts'
import { dataSheet, section, sheetRows, sumsTable, type DataSheet, type SheetSection } from '../../court/data-sheet.ts'
import { serviceRows, vatNumberRows } from '../../court/sheet-facts.ts'
import { legalTeam } from '../legal-team.ts'
import { partiesToAssessment, proceedings } from '../sheet-sections.ts'
import { titlePage } from '../title-page.ts'
import { claimedExpenses, expenseTable } from './expense-tables.ts'
import { workSections, type WorkSection } from './kinds-of-work.ts'
import { claimedWork, documentsSchedule, teamTable, workTable } from './work-tables.ts'

const titles: Readonly<Record<WorkSection, string>> = {
  client: 'Attendances on the client',
  opponents: 'Attendances on opponents',
  others: 'Attendances on others',
  documents: 'Work done on documents',
  hearing: 'Attendance at hearings',
  other_work: 'Other work',
}
const SCHEDULE = 'Schedule of work done on documents'
/** What the signatory certifies (the indemnity principle), as the bill has it. */
const INDEMNITY = 'The costs stated above do not exceed the costs which the receiving party is required to pay my firm.'

/** What the lines of a section come to. */
function sumOf(title: string, lines: readonly Line[]): SummaryRow {
  const sum = (figure: 'net' | 'vat'): number => lines.reduce((total, line) => total + line[figure], 0)
  return rowOfLines(title, lines, { net: sum('net'), vat: sum('vat') })
}

/**
 * The statement of costs for a summary assessment (CPR PD 44 para 9.5), with the work and the disbursements of the
 * bill: its amounts are sums of the items of the bill, and come to its total. Pure.
 */
export function statementOfCosts(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  const team = legalTeam(frozen)
  const byWork = claimedWork(frozen)
  const { counsel, other } = claimedExpenses(frozen)
  const work = workSections.flatMap((name) => {
    const lines = byWork.get(name) ?? []
    return lines.length === 0 ? [] : [{ name, title: titles[name], lines }]
  })
  const expenses = [
    { title: 'Counsel’s fees', lines: counsel },
    { title: 'Other expenses', lines: other },
  ].filter(({ lines }) => lines.length > 0)
  const documents = byWork.get('documents') ?? []
  return dataSheet(frozen, {
    title: 'Statement of costs (N260)',
    subtitle: 'For summary assessment (CPR PD 44 para 9.5)',
    form: 'N260',
    ...{ court, matter },
    sections: [
      proceedings(frozen),
      partiesToAssessment(frozen),
      section('Legal representatives of the receiving party', {
        rows: [...serviceRows(frozen), ...vatNumberRows(frozen), ...sheetRows([['Date of the hearing', null]])],
      }),
      section('Fee earners', { table: teamTable(frozen, team, [...byWork.values()].flat()) }),
      ...work.map(({ name, title, lines }) =>
        section(title, {
          notes: name === 'documents' ? ['Each item stands in the schedule at the end.'] : [],
          table: workTable(frozen, team, lines),
        }),
      ),
      ...expenses.map(({ title, lines }) => section(title, { table: expenseTable(frozen, lines) })),
      section('Summary', {
        table: sumsTable(
          'Claimed for',
          [...work, ...expenses].map(({ title, lines }) => sumOf(title, lines)),
          totalOf(frozen),
        ),
      }),
      certificate(frozen),
      ...(documents.length === 0
        ? []
        : [section(SCHEDULE, { table: documentsSchedule(frozen, documents), startsPage: true })]),
    ],
  })
}

const certificate = (frozen: FrozenCase): SheetSection =>
  section('Certificate', { sentences: [accuracyOf(frozen, 'statement').opening], ticks: [INDEMNITY], isSigned: true })
