import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'

export interface Addresses {
  webUrl: string
  apiUrl: string
  authUrl: string
  engine: string
}

/** One house for a whole run of tests, or an empty one for a test that begins with nothing; on PGlite, or with ON=postgres on PostgreSQL. */
export async function forkHouse(
  env: { SEED?: 'none'; ADMIN_EMAIL?: string; ADMIN_PASSWORD?: string } = {},
): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  buildWeb(() => {})
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses))
    void ended.then(() => reject(new Error('The house for the tests did not start; the lines above say why.')))
  })
  return {
    addresses,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
