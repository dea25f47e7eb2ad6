import { administrationKindLabel } from '@costdraft/schema/administration-audit/administration-kinds.ts'
import {
  administeredName,
  administrationSentences,
} from '@costdraft/schema/administration-audit/administration-sentences.ts'
import { asCsv, asXlsx, heading, londonTime, type Format, type Line, type Value } from '../sheets/sheets.ts'
import type { AdministrationChangeRow } from '../upstream/rows.ts'

interface Column {
  head: string
  width: number
  cell: (row: AdministrationChangeRow) => Value
  format?: Format
}

const columns: readonly Column[] = [
  { head: 'When', width: 18, cell: ({ at }) => londonTime(at), format: 'dd/mm/yyyy hh:mm' },
  { head: 'Who', width: 24, cell: ({ by_name }) => by_name },
  { head: 'From', width: 20, cell: ({ network }) => network ?? null },
  { head: 'Client', width: 28, cell: ({ client_name }) => client_name ?? null },
  {
    head: 'Kind',
    width: 20,
    cell: ({ entity }) => administrationKindLabel(entity),
  },
  { head: 'Record', width: 28, cell: (row) => administeredName(row) },
  { head: 'What', width: 60, cell: (row) => administrationSentences(row).join(' ') },
]

const linesOf = (rows: readonly AdministrationChangeRow[]): Line[] => [
  columns.map(({ head }) => heading(head)),
  ...rows.map((row) => columns.map(({ cell, format }) => ({ value: cell(row), format }))),
]

/** Entries of the audit of administration as a sheet. */
export async function administrationAsSheet(
  rows: readonly AdministrationChangeRow[],
  format: 'csv' | 'xlsx',
): Promise<Uint8Array> {
  const lines = linesOf(rows)
  if (format === 'csv') return asCsv(lines)
  return asXlsx([
    { name: 'Administration', widths: columns.map(({ width }) => width), lines, head: 0, rows: rows.length },
  ])
}
