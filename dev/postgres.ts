import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cachedCopy } from './cached-copy.ts'

export interface Postgres {
  url: string
  /** The folder of its socket. */
  folder: string
  /** The process id of the server, of which those of its connections are children. */
  pid: () => number
  /** Stops the server, ending all connections; `resume` starts it again with its data. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** The folder of the PostgreSQL programs as installed by Debian; the newest version if there are several. */
export const postgresPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .at(-1)

export const POSTGRES_MISSING =
  'PostgreSQL is not installed: run `apt-get install postgresql` (its programs are looked for in /usr/lib/postgresql/*/bin).'

/** Runs SQL with psql; returns its output without headings. */
export const psql = (databaseUrl: string, sql: string): string =>
  execFileSync(`${postgresPrograms() ?? ''}/psql`, [databaseUrl, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
  })
    .toString()
    .trim()

const MADE_BY = ['-U', 'costdraft', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']

/** A new folder for a server, and how to run a program of PostgreSQL there. */
function serverFolder() {
  const bin = postgresPrograms()
  if (!bin) throw new Error(POSTGRES_MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-pg-'))
  const isRoot = process.getuid?.() === 0
  const as = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', join(bin, program), ...args]]
      : [join(bin, program), args]
  const own = (): void => {
    if (isRoot) execFileSync('chown', ['-R', 'nobody:nogroup', folder])
  }
  own()
  return { bin, folder, data: join(folder, 'data'), as, own }
}

/** Runs a server on the data in its folder, until it is stopped. */
async function serve({ folder, data, as }: ReturnType<typeof serverFolder>, settings: string[]): Promise<Postgres> {
  const run = (): Promise<ChildProcess> => runServer(...as('postgres', ['-D', data, '-k', folder, ...settings]), folder)
  let server = await run()
  const halt = async (): Promise<void> => {
    server.removeAllListeners('exit')
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  return {
    url: `postgres://costdraft@/costdraft?host=${encodeURIComponent(folder)}`,
    folder,
    pid: () => server.pid ?? 0,
    halt,
    resume: async () => {
      server = await run()
    },
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts an empty PostgreSQL server for tests, on a Unix socket in a temporary folder, removed when stopped. PostgreSQL
 * refuses to run as root, so root runs it as `nobody`.
 */
export async function startPostgres(): Promise<Postgres> {
  const server = serverFolder()
  const { bin, folder, data, as, own } = server
  cpSync(
    await cachedCopy('postgres', [bin, ...MADE_BY], async (empty) => {
      execFileSync(...as('initdb', ['-D', data, ...MADE_BY]), { stdio: 'pipe', cwd: folder })
      cpSync(data, empty, { recursive: true })
      rmSync(data, { recursive: true })
    }),
    data,
    { recursive: true },
  )
  // PostgreSQL refuses a data folder that others can read; a copy has the default permissions.
  chmodSync(data, 0o700)
  own()
  const postgres = await serve(server, SETTINGS)
  execFileSync(...as('createdb', ['-h', folder, '-U', 'costdraft', 'costdraft']), { stdio: 'pipe', cwd: folder })
  return postgres
}

export interface Replica extends Postgres {
  /** Stops applying what the primary sends; resolves when nothing more is applied. */
  pause: () => Promise<void>
  /** Applies it again. */
  goOn: () => void
  /** Resolves when all that the primary has committed until now is applied. */
  caughtUp: () => Promise<void>
  /** Makes it a primary of its own. */
  promote: () => void
}

/** Starts a streaming replica of a server, with settings of its own such as `max_standby_streaming_delay=100ms`. */
export async function startReplica(primary: Postgres, settings: string[] = []): Promise<Replica> {
  const server = serverFolder()
  const { folder, data, as } = server
  const copied = ['-h', primary.folder, '-U', 'costdraft', '-D', data, '--write-recovery-conf', '--checkpoint=fast']
  execFileSync(...as('pg_basebackup', [...copied, '--no-sync']), { stdio: 'pipe', cwd: folder })
  const postgres = await serve(server, [...SETTINGS, ...settings.flatMap((setting) => ['-c', setting])])
  /** Recovery may cancel any statement. */
  const holds = (sql: string): boolean => {
    try {
      return psql(postgres.url, sql) === 't'
    } catch {
      return false
    }
  }
  const isTrue = async (sql: string): Promise<void> => {
    while (!holds(sql)) await setTimeout(20)
  }
  return {
    ...postgres,
    pause: async () => {
      psql(postgres.url, 'select pg_wal_replay_pause()')
      await isTrue("select pg_get_wal_replay_pause_state() = 'paused'")
    },
    goOn: () => void psql(postgres.url, 'select pg_wal_replay_resume()'),
    caughtUp: () => {
      // What was committed without waiting for the disk is sent once it is written.
      const position = psql(primary.url, 'select pg_current_wal_insert_lsn()')
      return isTrue(`select pg_last_wal_replay_lsn() >= '${position}'`)
    },
    promote: () => void psql(postgres.url, 'select pg_promote()'),
  }
}

/** Durability is switched off for speed: test data need not survive a power failure. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])

/** Starts the server; resolves when it accepts connections. */
async function runServer(program: string, args: string[], cwd: string): Promise<ChildProcess> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000)
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
  return server
}
