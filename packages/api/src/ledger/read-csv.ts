import { CsvError, parse } from 'csv-parse/sync'
import { MAX_COLUMNS, MAX_ROWS, TOO_MANY_ROWS, type GridRow } from './ledger-grid.ts'
import { NOT_A_LEDGER, LedgerFileError } from './ledger-file-error.ts'

/** Decodes UTF-16 with a byte order mark, otherwise UTF-8 if valid, otherwise Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent of comma, semicolon and tab in the header row. */
const detectDelimiter = (header: string): string =>
  [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
// oxlint-disable-next-line no-control-regex
const isBinary = (text: string): boolean => text.startsWith('%PDF') || /[\0-\x08\x0e-\x1f]/.test(text.slice(0, 10_000))

/**
 * Parses a CSV delimited by commas, semicolons or tabs. Throws a LedgerFileError for binary, malformed or too long
 * files.
 */
export function readCsv(bytes: Uint8Array): GridRow[] {
  const text = decode(bytes)
  if (isBinary(text)) throw new LedgerFileError(NOT_A_LEDGER)
  const delimiter = detectDelimiter(text.slice(0, text.indexOf('\n') + 1 || undefined))
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
      info: true,
      to: MAX_ROWS + 2,
    })
    // The type declarations do not cover the record numbers added by the `info` option.
    const numbered = records as { record: string[]; info: { records: number } }[]
    if (numbered.length > MAX_ROWS + 1) throw new LedgerFileError(TOO_MANY_ROWS)
    return numbered.map(({ record, info }) => ({ row: info.records, cells: record.slice(0, MAX_COLUMNS) }))
  } catch (error) {
    if (error instanceof CsvError) throw new LedgerFileError(`This CSV cannot be read: ${error.message}.`)
    throw error
  }
}
