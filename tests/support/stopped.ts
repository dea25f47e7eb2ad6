import { DataFolderInUse, lockDataFolder } from '@costdraft/api/db/data-folder-lock.ts'
import { expect } from 'vitest'
import type { Processes } from '../../dev/processes.ts'

const isFree = (dataDir: string): boolean => {
  try {
    lockDataFolder(dataDir).release()
    return true
  } catch (error) {
    if (error instanceof DataFolderInUse) return false
    throw error
  }
}

/** Stops an instance and waits until its data folder is free: npm may end before the API has closed the database. */
export async function stopped({ child, ended, dataDir }: Processes): Promise<void> {
  child.kill('SIGTERM')
  await ended
  await expect.poll(() => isFree(dataDir)).toBe(true)
}
