import { createHash } from 'node:crypto'
import { Readable, type PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Content } from '../files/store.ts'

/** What is known of an entry once it is written. */
export interface WrittenEntry {
  bytes: number
  sha256: string
}

/** Writes a ZIP archive entry by entry, one after the other, as fast as whoever reads `content` takes it. */
export interface ArchiveWriter {
  /** The archive. It fails with what `fail` was given. */
  content: Content
  /**
   * Writes an entry. Throws what its content throws, after which the archive fails with it; and why the archive is not
   * read any more, or the reason of the signal.
   */
  add: (path: string, entry: Content, options?: { isPacked?: boolean }) => Promise<WrittenEntry>
  end: () => void
  fail: (error: unknown) => void
}

/** The mode of an entry: a file that its owner may change. */
const FILE_MODE = 0o10_0644
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * An archive whose entries are of one moment. What is in memory of it is the list of its entries, which stands at its
 * end. Nothing more is written once the signal is aborted.
 */
export function createArchiveWriter(moment: Date, signal: AbortSignal): ArchiveWriter {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const broken = new AbortController()
  const fail = (error: unknown): void => {
    broken.abort(asError(error))
    output.destroy(asError(error))
  }
  zip.on('error', fail)
  // Whoever reads the archive is told; one that nobody reads yet must not end the process.
  output.on('error', () => {}).on('close', () => broken.abort(output.errored ?? new Error('The archive is not read.')))
  const either = AbortSignal.any([signal, broken.signal])
  // The list of entries keeps what opens them: one function for all, so that it keeps no content.
  let waiting: Readable | undefined
  const open = (give: (error: unknown, stream: Readable) => void): void => give(null, waiting!)
  return {
    content: output as AsyncIterable<Buffer>,
    add: async (path, entry, { isPacked = false } = {}) => {
      either.throwIfAborted()
      const counted = countedOf(entry)
      const stream = Readable.from(counted.content, { objectMode: false })
      waiting = stream
      zip.addReadStreamLazy(path, { mtime: moment, mode: FILE_MODE, compress: !isPacked }, open)
      try {
        await finished(stream, { signal: either, cleanup: true })
      } catch (error) {
        stream.on('error', () => {}).destroy()
        const reason: unknown = either.aborted ? either.reason : error
        fail(reason)
        throw reason
      }
      return counted.written()
    },
    end: () => zip.end(),
    fail,
  }
}

/** Content that is counted and hashed while it is read. */
function countedOf(entry: Content) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* content(): AsyncGenerator<Buffer> {
    for await (const chunk of entry) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { content: content(), written: (): WrittenEntry => ({ bytes, sha256: hash.digest('hex') }) }
}
