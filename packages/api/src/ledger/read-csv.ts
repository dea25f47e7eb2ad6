import { CsvError, parse } from 'csv-parse/sync'
import { MOST_ROWS, TOO_LONG, type GridRow } from './grid.ts'
import { NOT_A_LEDGER, RefusedFile } from './refused-file.ts'

/** UTF-16 by its mark, UTF-8 where it decodes as such, else what Windows writes. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiterOf = (header: string): string =>
  [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
// oxlint-disable-next-line no-control-regex
const isBinary = (text: string): boolean => text.startsWith('%PDF') || /[\0-\x08\x0e-\x1f]/.test(text.slice(0, 10_000))

/** Reads a CSV of commas, semicolons or tabs; a quote that is never closed is refused with its line. */
export function readCsv(bytes: Uint8Array): GridRow[] {
  const text = decode(bytes)
  if (isBinary(text)) throw new RefusedFile(NOT_A_LEDGER)
  const delimiter = delimiterOf(text.slice(0, text.indexOf('\n') + 1 || undefined))
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
      info: true,
      to: MOST_ROWS + 2,
    })
    // With `info` each record comes with its number; the library's types do not know.
    const numbered = records as { record: string[]; info: { records: number } }[]
    if (numbered.length > MOST_ROWS + 1) throw new RefusedFile(TOO_LONG)
    return numbered.map(({ record, info }) => ({ row: info.records, cells: record }))
  } catch (error) {
    if (error instanceof CsvError) throw new RefusedFile(`This CSV cannot be read: ${error.message}.`)
    throw error
  }
}
