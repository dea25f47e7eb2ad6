import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'

export interface Addresses { webUrl: string; apiUrl: string; authUrl: string; engine: string }

/** One house for a whole run of tests, on PGlite, or with ON=postgres on PostgreSQL. */
export async function forkHouse(): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  buildWeb(() => {})
  const child = fork(join(import.meta.dirname, 'serve.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => { child.once('exit', () => resolve()) })
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses))
    void ended.then(() => reject(new Error('The house for the tests did not start; the lines above say why.')))
  })
  return { addresses, stop: async () => { child.kill('SIGTERM'); await ended } }
}
