import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import type { HouseSettings } from './house-settings.ts'

export interface Addresses {
  webUrl: string
  apiUrl: string
  authUrl: string
  engine: string
}

/**
 * Starts an instance in a child process, for a test run or for `npm run dev`. SEED=none starts it empty; ON=postgres
 * selects PostgreSQL instead of PGlite, ON=pgbouncer the same through a pooler, and ON=cluster all that an operator
 * has.
 */
export async function forkInstance(
  env: HouseSettings = {},
): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  await buildWeb(() => {})
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses))
    void ended.then(() => reject(new Error('The instance for the tests did not start; see the output above.')))
  })
  return {
    addresses,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
