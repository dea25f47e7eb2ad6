// Entry point of the child process that parses a ledger: on stdin a line of JSON with the sheet that is asked for, and
// the bytes of the file; on stdout the file, or an error message, as JSON.
import { buffer } from 'node:stream/consumers'
import { NOT_A_LEDGER, LedgerFileError } from './ledger-file-error.ts'

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
const isOldExcel = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
const NO_SHEETS = 'A text file has no sheets. Send it without the name of one.'

try {
  const input = await buffer(process.stdin)
  const headerEnd = input.indexOf('\n')
  const { sheet } = JSON.parse(input.subarray(0, headerEnd).toString()) as { sheet: string | null }
  const bytes = input.subarray(headerEnd + 1)
  if (bytes.length === 0) throw new LedgerFileError('The file is empty.')
  if (isOldExcel(bytes))
    throw new LedgerFileError('This is a workbook of Excel 97 to 2003. Save it as .xlsx and send it again.')
  // The type is detected from the content because file names are unreliable. Only the parser needed is imported, for a
  // faster start.
  if (sheet !== null && !isArchive(bytes)) throw new LedgerFileError(NO_SHEETS)
  const file = isArchive(bytes)
    ? await (await import('./read-xlsx.ts')).readXlsx(bytes, sheet)
    : { sheets: [], sheet: null, rows: (await import('./read-csv.ts')).readCsv(bytes) }
  process.stdout.write(JSON.stringify({ file }))
} catch (error) {
  process.stdout.write(JSON.stringify({ refused: error instanceof LedgerFileError ? error.message : NOT_A_LEDGER }))
}
