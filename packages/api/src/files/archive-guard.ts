import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** Limits of an archive. They protect against archives that unpack to far more than they seem to hold. */
interface Limits {
  /** Size of the archive, in bytes. */
  size: number
  maxEntries: number
  /** Maximum unpacked size in bytes. */
  maxBytes: number
}
type ArchiveState = 'safe' | 'too_large' | 'damaged'
/** An archive, and what stands at its top: the names of folders and files, as far as they could be read. */
export interface Archive {
  state: ArchiveState
  top: ReadonlySet<string>
}

/** Maximum compression ratio. */
const MAX_RATIO = 200
/** Every archive may unpack to this much, in bytes, whatever its ratio. */
const ALWAYS_ALLOWED = 10_000_000

class ArchiveTooLarge extends Error {
  override name = 'ArchiveTooLarge'
}

/** Is shown what an archive unpacks to, piece by piece, with the name of each entry. */
export type WatchArchive = (name: string, chunk: Buffer) => void

/**
 * Unpacks an entry without storing it and returns its real size: the size declared in the archive cannot be trusted.
 * Rejects above `limit` bytes.
 */
const unpackedSize = (zip: ZipFile, entry: Entry, limit: number, watch?: WatchArchive): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        watch?.(entry.fileName, chunk)
        if (size > limit) stream.destroy(new ArchiveTooLarge())
      })
      stream.on('error', reject)
      stream.on('end', () => resolve(size))
    })
  })

/**
 * Unpacks all entries in turn, and adds what stands at the top to `top`. Rejects for a damaged archive, and with
 * `ArchiveTooLarge` for one that exceeds its limits.
 */
function unpackAll(
  zip: ZipFile,
  { size, maxEntries, maxBytes }: Limits,
  top: Set<string>,
  watch?: WatchArchive,
): Promise<void> {
  if (zip.entryCount > maxEntries) return Promise.reject(new ArchiveTooLarge())
  const limit = Math.min(maxBytes, Math.max(size * MAX_RATIO, ALWAYS_ALLOWED))
  return new Promise((resolve, reject) => {
    let total = 0
    let declared = 0
    zip.on('error', reject)
    zip.on('end', () => resolve())
    zip.on('entry', (entry: Entry) => {
      top.add(entry.fileName.split('/', 1)[0] ?? '')
      declared += entry.uncompressedSize
      if (declared > limit) return reject(new ArchiveTooLarge())
      unpackedSize(zip, entry, limit - total, watch).then((unpacked) => {
        total += unpacked
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}

/** How archives are opened. */
export const archiveOptions = {
  lazyEntries: true,
  validateEntrySizes: true,
  strictFileNames: true,
  autoClose: false,
} as const

/** Unpacks an archive to see whether it stays within its limits. `watch` sees what comes out. */
export const readArchive = (archive: Buffer, limits: Limits, watch?: WatchArchive): Promise<Archive> =>
  readZip(
    () =>
      new Promise((resolve, reject) => {
        fromBuffer(archive, archiveOptions, (error, zip) => (error ? reject(error) : resolve(zip)))
      }),
    limits,
    watch,
  )

/** Unpacks an archive that `open` opens, as `readArchive` does. */
export async function readZip(open: () => Promise<ZipFile>, limits: Limits, watch?: WatchArchive): Promise<Archive> {
  const top = new Set<string>()
  let zip: ZipFile | undefined
  try {
    zip = await open()
    await unpackAll(zip, limits, top, watch)
    return { state: 'safe', top }
  } catch (error) {
    return { state: error instanceof ArchiveTooLarge ? 'too_large' : 'damaged', top }
  } finally {
    zip?.close()
  }
}
