import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/**
 * A spool without a name: its file is removed as soon as it is open, so that a killed process leaves nothing of it.
 * Throws what the file system throws.
 */
export async function openLineSpool<T>(): Promise<LineSpool<T>> {
  const path = join(tmpdir(), `costdraft-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
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
