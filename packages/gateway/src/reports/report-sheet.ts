import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { measures, type MeasureForm, type MeasureName } from '@costdraft/schema/reports/measures.ts'
import {
  groupLabels,
  measureLabel,
  reports,
  reportSections,
  USUAL_GROUPS,
  type ReportGroup,
  type ReportName,
  type ReportSection,
  type SectionName,
} from '@costdraft/schema/reports/report.ts'
import type { CaseFilter, ReportSheet, SheetFormat } from '../generated/resolvers.ts'
import { asCsv, asXlsx, heading, londonTime, type Cell, type Format, type Line } from '../sheets/sheets.ts'
import type { ReportAnswer, ReportRowRow } from './case-reports.ts'
import { filterWords } from './filter-words.ts'

/** A report with what it was asked for with. */
export interface AskedReport {
  name: ReportName
  answer: ReportAnswer
  filter?: CaseFilter | null | undefined
  by?: readonly ReportGroup[] | null | undefined
}

const formats: Readonly<Record<MeasureForm, Format>> = {
  count: '0',
  money: '#,##0.00',
  hours: '0.00',
  days: '0.0',
  percent: '0.0',
}
/** A table of a report: its heads, its rows, and what all of its cases come to where it counts each of them once. */
interface Table {
  section: ReportSection
  heads: readonly string[]
  rows: readonly Line[]
  total: readonly Line[]
}

const DAY = /^\d{4}-\d\d-\d\d$/
/** What the cases of a row have in common, in the columns of the groups: a day as a date, by which it can be sorted. */
function groupCells({ keys, labels, label }: ReportRowRow, columns: number): Cell[] {
  const shown = labels.length === columns ? labels : [label]
  return Array.from({ length: columns }, (_, at): Cell => {
    const key = keys[at] ?? ''
    return DAY.test(key) ? { value: new Date(`${key}T00:00:00Z`), format: 'dd/mm/yyyy' } : { value: shown[at] ?? null }
  })
}
const measureCell = (row: ReportRowRow, name: MeasureName): Cell => {
  const value = row[snakeName(name)]
  return { value: typeof value === 'number' ? value : null, format: formats[measures[name].form] }
}
const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
/** The heads of the groups: those asked for, or those that the section names, such as `Day and person`. */
const groupHeads = ({ by }: AskedReport, name: SectionName): string[] =>
  name === 'work'
    ? (by && by.length > 0 ? by : USUAL_GROUPS).map((group) => groupLabels[group])
    : reportSections[name].rows.split(' and ').map(capitalised)
const measureHead = (name: MeasureName, section: ReportSection): string =>
  `${measureLabel(name, section)}${measures[name].form === 'percent' ? ', %' : ''}`

function tableOf(asked: AskedReport, name: SectionName): Table {
  const { rows, total } = asked.answer
  const section: ReportSection = reportSections[name]
  const groups = groupHeads(asked, name)
  const cells = (row: ReportRowRow): Cell[] => section.columns.map((measure) => measureCell(row, measure))
  return {
    section,
    heads: [...groups, ...section.columns.map((measure) => measureHead(measure, section))],
    rows: rows.filter((row) => row.section === name).map((row) => [...groupCells(row, groups.length), ...cells(row)]),
    total:
      name === 'work'
        ? [[heading('Total'), ...groups.slice(1).map(() => ({ value: null })), ...cells(total)].map(bold)]
        : [],
  }
}
const bold = (cell: Cell): Cell => ({ ...cell, isBold: true })

/** The tables with rows; where there are none, all of them, which say so. */
function tablesOf(asked: AskedReport): Table[] {
  const tables = reports[asked.name].sections.map((name) => tableOf(asked, name))
  const filled = tables.filter(({ rows }) => rows.length > 0)
  return filled.length > 0 ? filled : tables
}

const periodText = ({ from, to }: ReportAnswer): string =>
  capitalised([from && `from ${asWritten(from)}`, to && `until ${asWritten(to)}`].filter(Boolean).join(' '))

/** What is said of a report before its tables. */
function factsOf({ name, answer, filter }: AskedReport): Line[] {
  const period = periodText(answer)
  const words = filterWords(filter)
  return [
    [heading(reports[name].title)],
    [{ value: 'As of' }, { value: londonTime(answer.as_of), format: 'dd/mm/yyyy hh:mm' }],
    ...(period === '' ? [] : [[{ value: 'Period' }, { value: period }]]),
    [{ value: 'Filter' }, { value: words.length > 0 ? words.join('; ') : 'None' }],
    ...answer.notes.map((value) => [{ value }]),
    [],
  ]
}
/** The lines of a table under its title. */
const linesOf = ({ section, heads, rows, total }: Table): Line[] => [
  [heading(section.title)],
  heads.map(heading),
  ...(rows.length > 0 ? rows : [[{ value: section.empty }]]),
  ...total,
]

/** In characters: the longest name of a sheet. */
const MAX_NAME = 31
/** The name of a sheet: without the signs that it may not have, and cut after a word. */
export function sheetName(title: string): string {
  const text = title.replaceAll(/[[\]:*?/\\']/g, '')
  const cut = text.length > MAX_NAME ? text.slice(0, MAX_NAME + 1).replace(/\s+\S*$/, '') : text
  return cut.slice(0, MAX_NAME)
}
const GROUP_WIDTH = 32
const MEASURE_WIDTH = 16

/**
 * A report as a file. CSV has its tables one under the other; a workbook has a sheet for each. Both say first what the
 * report is, when it was read, and of which cases.
 */
export async function reportSheet(asked: AskedReport, format: SheetFormat): Promise<ReportSheet> {
  const facts = factsOf(asked)
  const tables = tablesOf(asked)
  const content =
    format === 'csv'
      ? asCsv([...facts, ...tables.flatMap((table, at) => [...(at > 0 ? [[]] : []), ...linesOf(table)])])
      : await asXlsx(
          tables.map((table) => ({
            name: sheetName(table.section.title),
            widths: table.heads.map((_head, at) =>
              at < table.heads.length - table.section.columns.length ? GROUP_WIDTH : MEASURE_WIDTH,
            ),
            lines: [...facts, ...linesOf(table)],
            // Under the facts and its title.
            head: facts.length + 1,
            rows: table.rows.length,
          })),
        )
  return {
    fileName: `${reports[asked.name].path} ${londonDay(new Date())}.${format}`,
    content: Buffer.from(content).toString('base64'),
  }
}
