import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { LedgerFileError } from './ledger-file-error.ts'

const MAX_ENTRIES = 500
/** Limit of the unpacked size, far above that of a workbook with 20,000 rows. Protects against zip bombs. */
const MAX_BYTES = 150_000_000
/** Maximum compression ratio. */
const MAX_RATIO = 200

const BROKEN = 'This Excel file cannot be read: it is damaged.'
const TOO_LARGE = 'This Excel file is larger inside than a ledger can be.'

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(new LedgerFileError(BROKEN)) : resolve(zip),
    )
  })

/** Unpacks an entry without storing it and returns its real size: the size declared in the archive cannot be trusted. Rejects above `limit` bytes. */
const unpackedSize = (zip: ZipFile, entry: Entry, limit: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new LedgerFileError(BROKEN))
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > limit) stream.destroy(new LedgerFileError(TOO_LARGE))
      })
      stream.on('error', (cause) => reject(cause instanceof LedgerFileError ? cause : new LedgerFileError(BROKEN)))
      stream.on('end', () => resolve(size))
    })
  })

/** Throws a LedgerFileError if an archive is damaged, has too many entries or unpacks to too much. Runs before the archive is parsed. */
export async function assertSafeArchive(bytes: Buffer): Promise<void> {
  const zip = await open(bytes)
  if (zip.entryCount > MAX_ENTRIES) throw new LedgerFileError(TOO_LARGE)
  const limit = Math.min(MAX_BYTES, Math.max(bytes.length * MAX_RATIO, 10_000_000))
  await new Promise<void>((resolve, reject) => {
    let total = 0,
      declared = 0
    zip.on('error', () => reject(new LedgerFileError(BROKEN)))
    zip.on('end', () => resolve())
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > limit) return reject(new LedgerFileError(TOO_LARGE))
      unpackedSize(zip, entry, limit - total).then((size) => {
        total += size
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}
