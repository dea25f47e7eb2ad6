import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { RefusedFile } from './refused-file.ts'

const MOST_ENTRIES = 500
/** What a workbook of 20,000 rows may unpack to, and far beyond it; a file made to explode is stopped here. */
const MOST_BYTES = 150_000_000
const MOST_RATIO = 200

const BROKEN = 'This Excel file cannot be read: it is damaged.'
const TOO_LARGE = 'This Excel file is larger inside than a ledger can be.'

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(new RefusedFile(BROKEN)) : resolve(zip),
    )
  })

/** Unpacks one entry without keeping it, and counts what really comes out: what the directory says may be a lie. */
const inflated = (zip: ZipFile, entry: Entry, left: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new RefusedFile(BROKEN))
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > left) stream.destroy(new RefusedFile(TOO_LARGE))
      })
      stream.on('error', (cause) => reject(cause instanceof RefusedFile ? cause : new RefusedFile(BROKEN)))
      stream.on('end', () => resolve(size))
    })
  })

/** Refuses an archive that is damaged, has too many entries, or unpacks to too much, before anything parses it. */
export async function guardArchive(bytes: Buffer): Promise<void> {
  const zip = await open(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw new RefusedFile(TOO_LARGE)
  const most = Math.min(MOST_BYTES, Math.max(bytes.length * MOST_RATIO, 10_000_000))
  await new Promise<void>((resolve, reject) => {
    let total = 0,
      declared = 0
    zip.on('error', () => reject(new RefusedFile(BROKEN)))
    zip.on('end', () => resolve())
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > most) return reject(new RefusedFile(TOO_LARGE))
      inflated(zip, entry, most - total).then((size) => {
        total += size
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}
