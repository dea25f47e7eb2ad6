import type { TestProject } from 'vitest/node'
import { startFilesOfRun } from '../dev/files-env.ts'
import { forkInstance, type Addresses } from '../dev/fork-instance.ts'

declare module 'vitest' {
  export interface ProvidedContext extends Addresses {}
}

/** Tests ask far more in a minute than people do. `request-budget.test.ts` tests the budget. */
const UNLIMITED = 1_000_000_000

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopFiles = await startFilesOfRun()
  const { addresses, stop } = await forkInstance({ QUERY_BUDGET: String(UNLIMITED) })
  for (const name of ['webUrl', 'apiUrl', 'authUrl', 'engine'] as const) project.provide(name, addresses[name])
  return async () => {
    await stop()
    await stopFiles()
  }
}
