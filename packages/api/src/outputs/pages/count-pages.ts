import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../files/file-store.ts'
import { runLimitedProcess } from '../../jobs/child-process-limits.ts'

/** The number of pages of each PDF by its uuid; null where it cannot be read. */
export type PageCounts = Record<string, number | null>
/** What reads the bytes of a stored PDF. */
type Read = FileStore['read']

const MEMORY_BYTES = 1_500_000_000
const HEAP_MEGABYTES = 500
const TIMEOUT_MS = 60_000
/** So often the process may end before its time; what is left then is not counted. */
const MAX_ENDS = 5
const script = join(import.meta.dirname, 'count-pages-process.ts')

interface Options {
  signal?: AbortSignal | undefined
  timeoutMs?: number
}

/**
 * Counts the pages of stored PDFs in a child process with limits: a file that exhausts them, or crashes the reader, is
 * not counted, and the others are. The process has no access to the store and asks for the bytes that it needs. Rejects
 * with an AbortError when the signal is aborted, with what `read` throws, and never otherwise.
 */
export async function countPages(
  uuids: readonly string[],
  read: Read,
  { signal, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<PageCounts> {
  const counts: PageCounts = {}
  let left = [...uuids]
  for (let ends = 0; left.length > 0 && ends < MAX_ENDS; ends++) {
    await countInProcess(left, read, counts, { signal, timeoutMs })
    // The first one without an answer is what it ended with.
    const [broken, ...others] = left.filter((uuid) => !Object.hasOwn(counts, uuid))
    if (broken !== undefined) counts[broken] = null
    left = others
  }
  for (const uuid of left) counts[uuid] = null
  return counts
}

/** What the process asks for is read here, so that it knows neither the store nor its keys. */
async function answerOf(read: Read, uuid: string, start: number, end: number): Promise<Buffer> {
  const found = await read(uuid, { start, end })
  const bytes = found ? await buffer(found.bytes) : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${found?.size ?? 0} ${bytes.length}\n`), bytes])
}

/** Runs one process, and enters what it counts. */
async function countInProcess(
  uuids: readonly string[],
  read: Read,
  counts: PageCounts,
  { signal, timeoutMs }: Required<Pick<Options, 'timeoutMs'>> & Options,
): Promise<void> {
  let failure: unknown
  const known = new Set(uuids)
  await runLimitedProcess(
    script,
    async ({ stdin, stdout }) => {
      stdin.write(`${JSON.stringify(uuids)}\n`)
      for await (const line of createInterface({ input: stdout })) {
        const [what, uuid = '', ...figures] = line.split(' ')
        if (!known.has(uuid)) continue
        if (what === '=') counts[uuid] = figures[0] === '-' ? null : Number(figures[0])
        else
          stdin.write(
            await answerOf(read, uuid, Number(figures[0]), Number(figures[1])).catch((error: unknown) => {
              failure = error
              throw error
            }),
          )
      }
    },
    { memoryBytes: MEMORY_BYTES, heapMegabytes: HEAP_MEGABYTES, timeoutMs, isLowPriority: true, signal },
  ).catch((error: Error) => {
    if (error.name === 'AbortError' || error === failure) throw error
  })
}
