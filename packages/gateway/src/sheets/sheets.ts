import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { parseUtc } from '@costdraft/schema/london-day.ts'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { writeCsv } from 'hucre/csv'
import { writeXlsx, type WriteSheet } from 'hucre/xlsx'

export type Value = string | number | Date | null
/** How a number or a date is shown: amounts and hours with two decimals, days and percentages with one. */
export type Format = '0' | '0.0' | '0.00' | '#,##0.00' | 'dd/mm/yyyy' | 'dd/mm/yyyy hh:mm'
export interface Cell {
  value: Value
  format?: Format | undefined
  isBold?: boolean
}
export type Line = readonly Cell[]
/** One sheet of a workbook. */
export interface Sheet {
  name: string
  widths: readonly number[]
  lines: readonly Line[]
  /** The line with the heads of its table, from 0; it and those above it stay on the screen. */
  head: number
  /** How many lines under it are rows of the table, to be filtered by the heads. */
  rows: number
}

export const heading = (value: string): Cell => ({ value, isBold: true })

/** A moment of a host as spreadsheets show it: in the time of England and Wales, which stands in its UTC fields. */
export function londonTime(moment: string | undefined): Date | null {
  const at = parseUtc(moment ?? '')
  if (Number.isNaN(at.getTime())) return null
  return new Date(`${at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T')}Z`)
}

/** The length of `yyyy-mm-ddThh:mm`. */
const TO_MINUTES = 16
function dateText(date: Date, format: Format | undefined): string {
  const [day = '', time = ''] = date.toISOString().slice(0, TO_MINUTES).split('T')
  const text = asWritten(day)
  return format === 'dd/mm/yyyy' ? text : `${text} ${time}`
}
const decimals: Partial<Record<Format, number>> = { '0': 0, '0.0': 1 }

function csvText({ value, format }: Cell): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value, format)
  return typeof value === 'number' ? value.toFixed(decimals[format ?? '0.00'] ?? 2) : escapeFormula(value)
}

/**
 * Lines as CSV: UTF-8 with a byte order mark, dates as dd/mm/yyyy, amounts in pounds. No text can be taken for a
 * formula.
 */
export const asCsv = (lines: readonly Line[]): Uint8Array =>
  new TextEncoder().encode(
    writeCsv(
      lines.map((cells) => cells.map(csvText)),
      { bom: true },
    ),
  )

const typeOf = (value: string | number | Date): 'string' | 'number' | 'date' => {
  if (value instanceof Date) return 'date'
  return typeof value === 'number' ? 'number' : 'string'
}
const letterOf = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

function writtenSheet({ name, widths, lines, head, rows }: Sheet): WriteSheet {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [r, line] of lines.entries())
    for (const [c, { value, format, isBold }] of line.entries())
      if (value !== null)
        cells.set(`${r},${c}`, {
          value,
          type: typeOf(value),
          ...((format ?? isBold) && {
            style: { ...(format && { numFmt: format }), ...(isBold && { font: { bold: true } }) },
          }),
        })
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: lines.map(() => []),
    cells,
    freezePane: { rows: head + 1 },
    autoFilter: { range: `A${head + 1}:${letterOf(widths.length - 1)}${head + 1 + rows}` },
  }
}

/** A workbook: texts are texts, whatever they begin with; amounts and times are numbers that can be worked with. */
export const asXlsx = (sheets: readonly Sheet[]): Promise<Uint8Array> => writeXlsx({ sheets: sheets.map(writtenSheet) })
