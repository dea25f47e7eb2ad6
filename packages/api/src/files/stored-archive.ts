import { Readable } from 'node:stream'
import { fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import { archiveOptions, readZip, type Archive } from './archive-guard.ts'
import type { Store } from './store.ts'
import { blocksOf, type Blocks } from './stored-blocks.ts'

/** Limits of a document that is an archive; a document of many pictures unpacks to little more than its own size. */
const MAX_ENTRIES = 10_000
const MAX_UNPACKED = 150_000_000

/** Reads an archive where it lies. It has the names that yauzl calls. */
class StoredReader extends RandomAccessReader {
  readonly #blocks: Blocks
  constructor(blocks: Blocks) {
    super()
    this.#blocks = blocks
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#blocks.between(start, end), { objectMode: false })
  }
  override close(done: (error: Error | null) => void): void {
    done(null)
  }
}

const open = (reader: RandomAccessReader, size: number): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, size, archiveOptions, (error, zip) => (error ? reject(error) : resolve(zip)))
  })

/**
 * Unpacks a stored archive, without a copy of it, to see whether it stays within its limits. Throws what the store
 * throws: an archive that could not be read is not a damaged one.
 */
export async function readStoredArchive(
  store: Pick<Store, 'read'>,
  { uuid, size }: { uuid: string; size: number },
): Promise<Archive> {
  const blocks = blocksOf(store, uuid, size)
  const limits = { size, maxEntries: MAX_ENTRIES, maxBytes: Math.max(MAX_UNPACKED, size * 3) }
  const archive = await readZip(() => open(new StoredReader(blocks), size), limits)
  if (blocks.failure() !== undefined) throw blocks.failure()
  return blocks.isExhausted() ? { ...archive, state: 'too_large' } : archive
}
