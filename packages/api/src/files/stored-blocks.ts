import { buffer } from 'node:stream/consumers'
import type { Store } from './store.ts'

/** In bytes: what is read at once, because an archive is read in thousands of small pieces. */
const BLOCK = 256 * 1_024
/** Blocks that are kept. Contents are mostly read in turn, and the list of them at the end. */
const KEPT = 8
/**
 * How many times its size may be read of a file, and so many bytes more. An archive whose entries lie criss-cross is
 * not read for ever.
 */
const MAX_READS = 3
const ALWAYS_READ = 32 * 2 ** 20

/** A stored file, read piece by piece. */
export interface Blocks {
  /** The bytes from `start` up to, and not including, `end`. */
  between: (start: number, end: number) => AsyncGenerator<Buffer>
  /** What the store threw; undefined if nothing. */
  failure: () => unknown
  /** Whether too much was read of the file. */
  isExhausted: () => boolean
}

/** The blocks of a file of `size` bytes. */
export function blocksOf(store: Pick<Store, 'read'>, uuid: string, size: number): Blocks {
  const kept = new Map<number, Buffer>()
  let failure: unknown
  let left = size * MAX_READS + ALWAYS_READ
  const load = async (start: number): Promise<Buffer> => {
    const end = Math.min(start + BLOCK, size) - 1
    left -= end + 1 - start
    if (left < 0) throw new Error('too much was read of an archive')
    try {
      const found = await store.read(uuid, { start, end })
      const bytes = found && (await buffer(found.bytes))
      if (bytes?.length !== end + 1 - start) throw new Error('a stored file is shorter than it was')
      return bytes
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  const blockAt = async (start: number): Promise<Buffer> => {
    const block = kept.get(start) ?? (await load(start))
    // Behind those that were not read for longer.
    kept.delete(start)
    kept.set(start, block)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return block
  }
  return {
    between: async function* (start, end) {
      for (let at = start; at < end;) {
        const first = at - (at % BLOCK)
        const block = await blockAt(first)
        const piece = block.subarray(at - first, Math.min(end - first, block.length))
        if (piece.length === 0) return
        yield piece
        at += piece.length
      }
    },
    failure: () => failure,
    isExhausted: () => left < 0,
  }
}
