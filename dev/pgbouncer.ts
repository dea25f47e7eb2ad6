import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import type { Postgres } from './postgres.ts'

export interface Pgbouncer {
  /** The database through the pooler. */
  url: string
  /** The process id of the pooler. */
  pid: () => number
  /** Stops the pooler, ending all connections; `resume` starts it again. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const PROGRAM = '/usr/sbin/pgbouncer'

export const hasPgbouncer = (): boolean => existsSync(PROGRAM)
export const PGBOUNCER_MISSING = `PgBouncer is not installed: run \`apt-get install pgbouncer\` (it is looked for at ${PROGRAM}).`

/** So few that several of ours share one of them, which many requests must survive. */
const SERVER_CONNECTIONS = 5

/**
 * Starts PgBouncer in front of a PostgreSQL of tests, in transaction mode unless another is said, with any further
 * `settings` of its own. It takes every user of the server, as the server itself does here.
 */
export async function startPgbouncer(
  { url }: Pick<Postgres, 'url'>,
  { mode = 'transaction', settings = {} }: { mode?: 'transaction' | 'session'; settings?: Record<string, string> } = {},
): Promise<Pgbouncer> {
  if (!hasPgbouncer()) throw new Error(PGBOUNCER_MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-bouncer-'))
  const port = await freePort()
  const server = new URL(url.replace('@/', '@localhost/'))
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: mode,
    default_pool_size: String(SERVER_CONNECTIONS),
    max_client_conn: '400',
    query_wait_timeout: '30',
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  const host = server.searchParams.get('host') ?? ''
  writeFileSync(file, ['[databases]', `* = host=${host}`, '[pgbouncer]', ...lines, ''].join('\n'))
  writeFileSync(join(folder, 'users.txt'), '"costdraft" ""\n"plain" ""\n')
  const isRoot = process.getuid?.() === 0
  // PgBouncer refuses to run as root.
  if (isRoot) execFileSync('chown', ['-R', 'nobody:nogroup', folder])
  const run = (): Promise<ChildProcess> => runPooler([...(isRoot ? ['-u', 'nobody'] : []), file], folder)
  let pooler = await run()
  const halt = async (): Promise<void> => {
    pooler.removeAllListeners('exit')
    if (pooler.exitCode !== null) return
    pooler.kill('SIGTERM')
    await once(pooler, 'exit')
  }
  return {
    url: `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`,
    pid: () => pooler.pid ?? 0,
    halt,
    resume: async () => {
      pooler = await run()
    },
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the pooler; resolves when it accepts connections. */
async function runPooler(args: string[], cwd: string): Promise<ChildProcess> {
  const pooler = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    pooler.stderr.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000)
      if (output.includes('process up')) resolve()
    })
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)))
  })
  return pooler
}
