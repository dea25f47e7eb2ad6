import { labelOf } from '@costdraft/schema/labels.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { asCsv, asXlsx, heading, londonTime, type Format, type Line, type Value } from '../sheets/sheets.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import type { CaseRow, FeeEarnerRow } from '../upstream/rows.ts'

interface SheetColumn {
  head: string
  width: number
  /** What it reads of a case, by the names of hosts. A list says the value of each without being asked. */
  reads: readonly string[]
  cell: (row: CaseRow) => Value
  format?: Format
}

const earnerIn = ({ fee_earner, client }: CaseRow): FeeEarnerRow => earnerOf(fee_earner, client)

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

const linesOf = (rows: readonly CaseRow[]): Line[] => [
  columns.map(({ head }) => heading(head)),
  ...rows.map((row) => columns.map(({ cell, format }) => ({ value: cell(row), format }))),
]

export const casesAsCsv = (rows: readonly CaseRow[]): Uint8Array => asCsv(linesOf(rows))
/** Cases as a workbook of one sheet. */
export const casesAsXlsx = (rows: readonly CaseRow[]): Promise<Uint8Array> =>
  asXlsx([
    {
      name: 'Cases',
      widths: columns.map(({ width }) => width),
      lines: linesOf(rows),
      head: 0,
      rows: rows.length,
    },
  ])
