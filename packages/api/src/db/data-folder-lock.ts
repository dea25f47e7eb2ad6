import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process has locked the data folder; the message names that process. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

const SQLITE_BUSY = 5

/**
 * Locks the data folder for this process. The embedded database has no lock of its own: two processes could write to it
 * and lose committed data. The lock is an exclusive SQLite transaction, which the operating system releases even after
 * kill -9. Throws `DataFolderInUse`.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holder = `${folder}/database.holder`
  const lock = new DatabaseSync(`${folder}/database.lock`)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by ${holderName(holder)}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(
    holder,
    `process ${process.pid}, started ${new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC`,
  )
  return { release: () => lock.close() }
}

function holderName(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}
