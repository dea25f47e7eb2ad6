import type { TestProject } from 'vitest/node'
import { forkInstance, type Addresses } from '../dev/fork-instance.ts'

declare module 'vitest' {
  export interface ProvidedContext extends Addresses {}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { addresses, stop } = await forkInstance()
  for (const name of ['webUrl', 'apiUrl', 'authUrl', 'engine'] as const) project.provide(name, addresses[name])
  return stop
}
