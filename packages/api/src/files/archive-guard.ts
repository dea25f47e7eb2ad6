import { fromBuffer, open, type Entry, type ZipFile } from 'yauzl'

/** Limits of an archive. They protect against archives that unpack to far more than they seem to hold. */
interface Limits {
  /** Size of the archive, in bytes. */
  size: number
  maxEntries: number
  /** Maximum unpacked size in bytes. */
  maxBytes: number
}
export type ArchiveState = 'safe' | 'too_large' | 'damaged'

/** Maximum compression ratio. */
const MAX_RATIO = 200
/** Every archive may unpack to this much, in bytes, whatever its ratio. */
const ALWAYS_ALLOWED = 10_000_000

class ArchiveTooLarge extends Error {
  override name = 'ArchiveTooLarge'
}

/**
 * Unpacks an entry without storing it and returns its real size: the size declared in the archive cannot be trusted.
 * Rejects above `limit` bytes.
 */
const unpackedSize = (zip: ZipFile, entry: Entry, limit: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > limit) stream.destroy(new ArchiveTooLarge())
      })
      stream.on('error', reject)
      stream.on('end', () => resolve(size))
    })
  })

/**
 * Unpacks all entries in turn. Rejects for a damaged archive, and with `ArchiveTooLarge` for one that exceeds its
 * limits.
 */
function unpackAll(zip: ZipFile, { size, maxEntries, maxBytes }: Limits): Promise<void> {
  if (zip.entryCount > maxEntries) return Promise.reject(new ArchiveTooLarge())
  const limit = Math.min(maxBytes, Math.max(size * MAX_RATIO, ALWAYS_ALLOWED))
  return new Promise((resolve, reject) => {
    let total = 0,
      declared = 0
    zip.on('error', reject)
    zip.on('end', () => resolve())
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > limit) return reject(new ArchiveTooLarge())
      unpackedSize(zip, entry, limit - total).then((unpacked) => {
        total += unpacked
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}

const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: true, autoClose: false } as const
const openArchive = (archive: Buffer | string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const opened = (error: Error | null, zip: ZipFile): void => (error ? reject(error) : resolve(zip))
    if (typeof archive === 'string') open(archive, options, opened)
    else fromBuffer(archive, options, opened)
  })

/** Whether an archive, given as its bytes or as the path of its file, stays within its limits when it is unpacked. */
export async function archiveState(archive: Buffer | string, limits: Limits): Promise<ArchiveState> {
  let zip: ZipFile | undefined
  try {
    zip = await openArchive(archive)
    await unpackAll(zip, limits)
    return 'safe'
  } catch (error) {
    return error instanceof ArchiveTooLarge ? 'too_large' : 'damaged'
  } finally {
    zip?.close()
  }
}
