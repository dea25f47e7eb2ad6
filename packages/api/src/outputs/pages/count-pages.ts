import { join } from 'node:path'
import { runLimitedProcess } from '../../jobs/child-process-limits.ts'

/** A PDF in the file store. */
export interface StoredPdf {
  uuid: string
  path: string
}
/** The number of pages of each PDF by its uuid; null where it cannot be read. */
export type PageCounts = Record<string, number | null>

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
 * Counts the pages of PDFs in a child process with limits: a file that exhausts them, or crashes the reader, is not
 * counted, and the others are. Rejects with an AbortError when the signal is aborted, and never otherwise.
 */
export async function countPages(
  files: readonly StoredPdf[],
  { signal, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<PageCounts> {
  const counts: PageCounts = {}
  let left = [...files]
  for (let ends = 0; left.length > 0 && ends < MAX_ENDS; ends++) {
    const out = await linesOf(left, { signal, timeoutMs })
    for (const { uuid, pages } of out) counts[uuid] = pages
    // The first one without an answer is what it ended with.
    const [broken, ...others] = left.filter(({ uuid }) => !Object.hasOwn(counts, uuid))
    if (broken) counts[broken.uuid] = null
    left = others
  }
  for (const { uuid } of left) counts[uuid] = null
  return counts
}

async function linesOf(
  files: readonly StoredPdf[],
  { signal, timeoutMs }: Required<Pick<Options, 'timeoutMs'>> & Options,
): Promise<{ uuid: string; pages: number | null }[]> {
  const { out } = await runLimitedProcess(script, JSON.stringify(files), {
    memoryBytes: MEMORY_BYTES,
    heapMegabytes: HEAP_MEGABYTES,
    timeoutMs,
    isLowPriority: true,
    signal,
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    return { out: Buffer.alloc(0) }
  })
  // A line that is not finished has no end.
  const lines = out.toString().split('\n').slice(0, -1)
  return lines.map((line) => {
    const [uuid = '', pages] = line.split(' ')
    return { uuid, pages: pages === '-' ? null : Number(pages) }
  })
}
