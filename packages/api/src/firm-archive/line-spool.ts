import { openNamelessFile } from './nameless-file.ts'

/** Lines of JSON on a disk, written once and then read in turn: lists that are too long for the memory. */
export interface LineSpool<T> {
  add: (line: T) => Promise<void>
  /** The lines in their order, once all are written. */
  lines: () => AsyncGenerator<T>
  count: () => number
  close: () => Promise<void>
}

/** Characters that are collected before they are written. */
const BLOCK = 64 * 1_024

/** Opens a spool that leaves no file. Throws what the file system throws. */
export async function openLineSpool<T>(): Promise<LineSpool<T>> {
  const file = await openNamelessFile()
  let count = 0
  let waiting: string[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await file.appendFile(waiting.join(''))
    waiting = []
    length = 0
  }
  return {
    add: async (line) => {
      const text = `${JSON.stringify(line)}\n`
      waiting.push(text)
      length += text.length
      count += 1
      if (length >= BLOCK) await flush()
    },
    lines: async function* () {
      await flush()
      for await (const line of file.readLines({ start: 0, autoClose: false })) yield JSON.parse(line) as T
    },
    count: () => count,
    close: () => file.close(),
  }
}
