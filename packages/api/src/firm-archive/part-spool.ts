import { openNamelessFile } from './nameless-file.ts'

/** A part of what was written, from one byte to before another. */
export interface Part {
  from: number
  to: number
}

/** Contents on a disk, each written whole and read again later. */
export interface PartSpool {
  /** Writes a content behind all others. Throws what the content throws. */
  add: (content: AsyncIterable<Buffer>) => Promise<Part>
  read: (part: Part) => AsyncGenerator<Buffer>
  close: () => Promise<void>
}

/** Bytes that are read at once. */
const BLOCK = 256 * 1_024

/** Opens a spool that leaves no file. Throws what the file system throws. */
export async function openPartSpool(): Promise<PartSpool> {
  const file = await openNamelessFile()
  let end = 0
  return {
    add: async (content) => {
      const from = end
      for await (const chunk of content) {
        await file.appendFile(chunk)
        end += chunk.length
      }
      return { from, to: end }
    },
    read: async function* ({ from, to }) {
      for (let at = from; at < to;) {
        const { buffer, bytesRead } = await file.read({
          buffer: Buffer.allocUnsafe(Math.min(BLOCK, to - at)),
          position: at,
        })
        if (bytesRead === 0) throw new Error('What was written is not there any more.')
        yield buffer.subarray(0, bytesRead)
        at += bytesRead
      }
    },
    close: () => file.close(),
  }
}
