// Entry point of the child process that parses a ledger: file bytes on stdin, rows or an error message as JSON on
// stdout.
import { buffer } from 'node:stream/consumers'
import { NOT_A_LEDGER, LedgerFileError } from './ledger-file-error.ts'

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
const isOldExcel = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

try {
  const bytes = await buffer(process.stdin)
  if (bytes.length === 0) throw new LedgerFileError('The file is empty.')
  if (isOldExcel(bytes))
    throw new LedgerFileError('This is a workbook of Excel 97 to 2003. Save it as .xlsx and send it again.')
  // The type is detected from the content because file names are unreliable. Only the parser needed is imported, for a
  // faster start.
  const rows = isArchive(bytes)
    ? await (await import('./read-xlsx.ts')).readXlsx(bytes)
    : (await import('./read-csv.ts')).readCsv(bytes)
  process.stdout.write(JSON.stringify({ rows }))
} catch (error) {
  process.stdout.write(JSON.stringify({ refused: error instanceof LedgerFileError ? error.message : NOT_A_LEDGER }))
}
