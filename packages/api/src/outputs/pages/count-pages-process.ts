// Entry point of the child process that counts the pages of PDFs. Its first line on stdin is a JSON list of their
// uuids. On stdout it asks for bytes (`? uuid start end`, both included), which it is answered on stdin as a line
// with the size of the file and the number of bytes that follow, and says what it has found (`= uuid count`, or a
// dash for a file that cannot be read).
import { writeSync } from 'node:fs'
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readBytes, readLine } from './read-stdin.ts'

const STDOUT = 1
/** In bytes: what is read of a file at once. */
const CHUNK = 65_536

/** At once: what is counted before a file that kills the process is known. */
const say = (...words: (string | number)[]): number => writeSync(STDOUT, `${words.join(' ')}\n`)

/** Some bytes of a file, and its size. */
async function ask(uuid: string, start: number, end: number): Promise<{ size: number; bytes: Uint8Array }> {
  say('?', uuid, start, end)
  const [size = 0, length = 0] = (await readLine()).split(' ').map(Number)
  return { size, bytes: Uint8Array.from(await readBytes(length)) }
}

/** Reads of a file what is asked for, one piece after the other. */
class AskedRanges extends PDFDataRangeTransport {
  readonly #uuid: string
  #asking: Promise<void> = Promise.resolve()
  constructor(uuid: string, size: number, first: Uint8Array) {
    super(size, first)
    this.#uuid = uuid
  }
  override requestDataRange(begin: number, end: number): void {
    this.#asking = this.#asking.then(async () => this.onDataRange(begin, (await ask(this.#uuid, begin, end - 1)).bytes))
  }
  /** Resolves when nothing is asked for any more. */
  get idle(): Promise<void> {
    return this.#asking
  }
}

async function pagesOf(uuid: string): Promise<number | null> {
  const { size, bytes } = await ask(uuid, 0, CHUNK - 1)
  if (bytes.length === 0) return null
  const range = new AskedRanges(uuid, size, bytes)
  // Only what the list of the pages needs is read of the file.
  const options = { disableAutoFetch: true, disableStream: true, isEvalSupported: false, verbosity: 0 }
  const task = getDocument({ range, rangeChunkSize: CHUNK, ...options })
  try {
    const { numPages } = await task.promise
    return numPages
  } catch {
    // Damaged, or encrypted.
    return null
  } finally {
    await task.destroy()
    await range.idle
  }
}

for (const uuid of JSON.parse(await readLine()) as string[]) say('=', uuid, (await pagesOf(uuid)) ?? '-')
process.exit(0)
