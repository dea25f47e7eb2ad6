// A process of its own for one file: bytes in, rows out; no database, no network, nothing secret in its environment.
import { buffer } from 'node:stream/consumers'
import { NOT_A_LEDGER, RefusedFile } from './refused-file.ts'

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
const isOldExcel = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

try {
  const bytes = await buffer(process.stdin)
  if (bytes.length === 0) throw new RefusedFile('The file is empty.')
  if (isOldExcel(bytes))
    throw new RefusedFile('This is a workbook of Excel 97 to 2003. Save it as .xlsx and send it again.')
  // What a file is, its content says; its name may say anything. Only the reader it needs is loaded: a process begins in a moment.
  const rows = isArchive(bytes)
    ? await (await import('./read-xlsx.ts')).readXlsx(bytes)
    : (await import('./read-csv.ts')).readCsv(bytes)
  process.stdout.write(JSON.stringify({ rows }))
} catch (error) {
  process.stdout.write(JSON.stringify({ refused: error instanceof RefusedFile ? error.message : NOT_A_LEDGER }))
}
