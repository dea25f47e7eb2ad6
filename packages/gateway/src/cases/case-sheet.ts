import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { parseUtc } from '@costdraft/schema/london-day.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { writeCsv } from 'hucre/csv'
import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { earnerOf } from '../upstream/answered-values.ts'
import type { CaseRow, FeeEarnerRow } from '../upstream/rows.ts'

type Cell = string | number | Date | null
interface SheetColumn {
  head: string
  width: number
  /** What it reads of a case, by the names of hosts. A list says the value of each without being asked. */
  reads: readonly string[]
  cell: (row: CaseRow) => Cell
  format?: string
}

const earnerIn = ({ fee_earner, client }: CaseRow): FeeEarnerRow => earnerOf(fee_earner, client)
/** A moment of a host as spreadsheets show it: in the time of England and Wales, which stands in its UTC fields. */
function londonTime(moment: string | undefined): Date | null {
  const at = parseUtc(moment ?? '')
  if (Number.isNaN(at.getTime())) return null
  return new Date(`${at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T')}Z`)
}

/** The columns of the list of cases, with the firm and the value of each. */
const columns: readonly SheetColumn[] = [
  { head: 'Case Name', width: 32, reads: ['case_name'], cell: ({ case_name }) => case_name ?? null },
  {
    head: 'Solicitor Case Ref',
    width: 20,
    reads: ['solicitors_case_reference'],
    cell: (row) => row.solicitors_case_reference ?? null,
  },
  { head: 'Firm', width: 24, reads: ['client', 'client_name'], cell: ({ client_name }) => client_name ?? null },
  {
    head: 'Fee Earner',
    width: 22,
    reads: ['fee_earner'],
    cell: (row) => [earnerIn(row).firstname, earnerIn(row).surname].filter(Boolean).join(' ') || null,
  },
  { head: 'Case Area', width: 20, reads: ['area_of_work'], cell: ({ area_of_work }) => labelOf(area_of_work) },
  {
    head: 'Case Type',
    width: 28,
    reads: ['case_type'],
    cell: ({ case_type, case_type_word: word }) => (case_type === null ? (word ?? null) : labelOf(case_type)),
  },
  { head: 'Staff', width: 22, reads: ['staff_member', 'staff_name'], cell: ({ staff_name }) => staff_name ?? null },
  {
    head: 'State',
    width: 14,
    reads: ['stage'],
    cell: ({ stage, stage_word: word }) => (stage === null ? (word ?? null) : stageLabels[stage].badge),
  },
  { head: 'Value with VAT', width: 16, reads: [], cell: ({ value }) => value ?? null, format: '#,##0.00' },
  {
    head: 'Unresolved comments',
    width: 12,
    reads: ['unresolved_comments'],
    cell: ({ unresolved_comments: count }) => count ?? null,
    format: '0',
  },
  {
    head: 'Last Update',
    width: 18,
    reads: ['updated_at'],
    cell: ({ updated_at }) => londonTime(updated_at),
    format: 'dd/mm/yyyy hh:mm',
  },
]

/** What a sheet reads of each case. */
export const sheetColumns = columns.flatMap(({ reads }) => reads)

const csvCell = (cell: Cell, format: string | undefined): string => {
  if (cell === null) return ''
  if (cell instanceof Date) {
    const [day = '', time = ''] = cell.toISOString().slice(0, 16).split('T')
    return `${day.split('-').toReversed().join('/')} ${time}`
  }
  if (typeof cell === 'number') return format === '0' ? String(cell) : cell.toFixed(2)
  return escapeFormula(cell)
}

/**
 * Cases as CSV: UTF-8 with a byte order mark, dates as dd/mm/yyyy, amounts in pounds. No text can be taken for a
 * formula.
 */
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

const typeOf = (cell: string | number | Date): 'string' | 'number' | 'date' => {
  if (cell instanceof Date) return 'date'
  return typeof cell === 'number' ? 'number' : 'string'
}
/**
 * Cases as a workbook of one sheet: texts are texts, whatever they begin with; amounts and times are numbers that can
 * be worked with.
 */
export const casesAsXlsx = (rows: readonly CaseRow[]): Promise<Uint8Array> => {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [c, { head, cell, format }] of columns.entries()) {
    cells.set(`0,${c}`, { value: head, type: 'string', style: { font: { bold: true } } })
    for (const [r, row] of rows.entries()) {
      const value = cell(row)
      if (value !== null)
        cells.set(`${r + 1},${c}`, {
          value,
          type: typeOf(value),
          ...(format !== undefined && { style: { numFmt: format } }),
        })
    }
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
