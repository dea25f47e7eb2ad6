import { escapeFormula } from '@costdraft/schema/formula-escape.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { stageLabels } from '@costdraft/schema/stage-labels.ts'
import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import type { CaseRow, FeeEarnerRow } from '../upstream/rows.ts'

type Cell = string | number | Date | null
interface SheetColumn {
  head: string
  width: number
  cell: (row: CaseRow) => Cell
  format?: string
}

const earnerOf = ({ fee_earner: earner }: CaseRow): Partial<FeeEarnerRow> => (typeof earner === 'string' ? {} : earner)
/** A moment of a host, which is in UTC without saying so, as spreadsheets show it: in the time of England and Wales. */
function londonTime(moment: string | undefined): Date | null {
  const at = new Date(/Z|[+-]\d{2}:\d{2}$/.test(moment ?? '') ? (moment ?? '') : `${moment}Z`)
  if (Number.isNaN(at.getTime())) return null
  const local = at.toLocaleString('sv-SE', { timeZone: 'Europe/London' })
  return new Date(`${local.replace(' ', 'T')}Z`)
}

/** The columns of the list of cases, with the firm and the value of each. */
const columns: readonly SheetColumn[] = [
  { head: 'Case Name', width: 32, cell: ({ case_name }) => case_name ?? null },
  { head: 'Solicitor Case Ref', width: 20, cell: (row) => row.solicitors_case_reference ?? null },
  { head: 'Firm', width: 24, cell: ({ client_name }) => client_name ?? null },
  {
    head: 'Fee Earner',
    width: 22,
    cell: (row) => [earnerOf(row).firstname, earnerOf(row).surname].filter(Boolean).join(' ') || null,
  },
  { head: 'Case Area', width: 20, cell: ({ area_of_work }) => labelOf(area_of_work) },
  { head: 'Case Type', width: 28, cell: ({ case_type }) => labelOf(case_type) },
  { head: 'Staff', width: 22, cell: ({ staff_name }) => staff_name ?? null },
  { head: 'State', width: 14, cell: ({ stage }) => stageLabels[stage].badge },
  { head: 'Value with VAT', width: 16, cell: ({ value }) => value ?? null, format: '#,##0.00' },
  { head: 'Unresolved comments', width: 12, cell: ({ unresolved_comments: n }) => n ?? null, format: '0' },
  {
    head: 'Last Update',
    width: 18,
    cell: ({ updated_at }) => londonTime(updated_at),
    format: 'dd/mm/yyyy hh:mm',
  },
]

/** What a sheet reads of each case, by the names of hosts. */
export const sheetColumns = [
  'case_name',
  'solicitors_case_reference',
  'client',
  'client_name',
  'fee_earner',
  'area_of_work',
  'case_type',
  'staff_member',
  'staff_name',
  'stage',
  'unresolved_comments',
  'updated_at',
] as const

const csvCell = (cell: Cell, format: string | undefined): string => {
  if (cell === null) return ''
  if (cell instanceof Date) {
    const [day = '', time = ''] = cell.toISOString().slice(0, 16).split('T')
    return `${day.split('-').toReversed().join('/')} ${time}`
  }
  if (typeof cell === 'number') return format === '0' ? String(cell) : cell.toFixed(2)
  return escapeFormula(cell)
}

/** Cases as CSV: UTF-8 with a byte order mark, dates as dd/mm/yyyy, amounts in pounds. No text can be taken for a formula. */
export const casesAsCsv = (rows: readonly CaseRow[]): Uint8Array =>
  new TextEncoder().encode(
    writeCsv(
      [
        columns.map(({ head }) => head),
        ...rows.map((row) => columns.map(({ cell, format }) => csvCell(cell(row), format))),
      ],
      { bom: true },
    ),
  )

const DAY = 86_400_000,
  /** The first day of the calendar of spreadsheets. */
  DAY_ZERO = Date.UTC(1899, 11, 30)
/** Cases as a workbook of one sheet: texts are texts, whatever they begin with; amounts and times are numbers that can be worked with. */
export const casesAsXlsx = (rows: readonly CaseRow[]): Promise<Uint8Array> => {
  const cells = new Map<string, { value: string | number; type: 'string' | 'number'; style?: object }>()
  for (const [c, { head }] of columns.entries())
    cells.set(`0,${c}`, { value: head, type: 'string', style: { font: { bold: true } } })
  for (const [r, row] of rows.entries())
    for (const [c, { cell, format }] of columns.entries()) {
      const given = cell(row)
      if (given === null) continue
      const value = given instanceof Date ? (given.getTime() - DAY_ZERO) / DAY : given
      cells.set(`${r + 1},${c}`, {
        value,
        type: typeof value === 'number' ? 'number' : 'string',
        ...(format !== undefined && { style: { numFmt: format } }),
      })
    }
  return writeXlsx({
    sheets: [
      {
        name: 'Cases',
        columns: columns.map(({ width }) => ({ width })),
        rows: [[], ...rows.map(() => [])],
        cells,
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${String.fromCharCode('A'.charCodeAt(0) + columns.length - 1)}${rows.length + 1}` },
      },
    ],
  })
}
