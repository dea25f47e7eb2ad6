import { createHash } from 'node:crypto'
import { TooLarge, type Content, type WrittenFile } from './store.ts'

/** The bytes the type detection library needs from the beginning of a file. */
const HEAD_BYTES = 4_100

export interface Measured {
  bytes: AsyncIterable<Buffer>
  /** What went through, once all has. */
  result: () => WrittenFile
  /** Why the content ended early: its own error, or `TooLarge`; undefined if it did not. */
  failure: () => unknown
}

/** Measures and hashes content on its way into a store. It fails above `maxBytes`. */
export function measured(content: Content, maxBytes = Infinity): Measured {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  let failure: unknown
  const take = (chunk: Buffer): Buffer => {
    size += chunk.length
    if (size > maxBytes) throw new TooLarge()
    hash.update(chunk)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
    return chunk
  }
  async function* taken(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of content) yield take(chunk)
    } catch (error) {
      failure = error
      throw error
    }
  }
  /** What its reader throws into it is no failure of the content. */
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of taken()) yield chunk
  }
  return {
    bytes: pass(),
    result: () => ({ size, sha256: hash.digest('hex'), head }),
    failure: () => failure,
  }
}
