import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Opens a file to be written and read that is removed as soon as it is open, so that a killed process leaves nothing of
 * it. Throws what the file system throws.
 */
export async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `costdraft-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
