import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { request } from 'undici'

const PROGRAM = '/usr/sbin/haproxy'
export const hasHaproxy = (): boolean => existsSync(PROGRAM)
export const HAPROXY_MISSING = `HAProxy is not installed: run \`apt-get install haproxy\` (it is looked for at ${PROGRAM}).`

/** A port of this machine in front of the ports of several processes of one kind. */
export interface Front {
  name: string
  port: number
  servers: readonly number[]
}

export interface Haproxy {
  pid: () => number
  /** The ports of the fronts by their names. */
  fronts: Readonly<Record<string, number>>
  stop: () => Promise<void>
}

interface Options {
  /**
   * Says of each request that it came from another network, for tests are refused more often than a network may be; not
   * where people sign in, whose attempts are counted by network.
   */
  fromManyNetworks?: boolean
}

const ONE_NETWORK = '    option forwardfor'
const ANY_NETWORK = '    http-request set-header X-Forwarded-For 10.%[rand(250)].%[rand(250)].%[rand(250)]'

/** What operators get, whose addresses are examples. */
const deployed = readFileSync(join(import.meta.dirname, '../deploy/haproxy/haproxy.cfg'), 'utf8')
/** The lines of a section of it, with its name, up to the next one. */
const linesOf = (section: string): string[] => {
  const [, text = ''] = new RegExp(`^(${section}\\n(?:[ #].*\\n|\\n)*)`, 'm').exec(deployed) ?? []
  return text.split('\n').filter((line) => line.trim() !== '')
}

/**
 * The configuration that operators get (`deploy/haproxy`), in front of these ports of this machine and without TLS:
 * each request goes to a process whose `/ready` answers 200.
 */
const configurationOf = (fronts: readonly Front[], { fromManyNetworks = false }: Options): string =>
  [
    ...linesOf('global'),
    ...linesOf('defaults costdraft').filter((line) => line !== ONE_NETWORK),
    ...fronts.flatMap(({ name, port, servers }) => [
      `listen ${name}`,
      `    bind 127.0.0.1:${port}`,
      `    bind [::1]:${port}`,
      fromManyNetworks && name !== 'auth' ? ANY_NETWORK : ONE_NETWORK,
      ...linesOf('backend gateways').filter((line) => !/^(?:backend|\s+server) /.test(line)),
      ...servers.map((server, i) => `    server ${name}${i + 1} 127.0.0.1:${server}`),
    ]),
    '',
  ].join('\n')

/** Starts HAProxy in front of these ports; resolves when it takes connections. */
export async function startHaproxy(fronts: readonly Front[], options: Options = {}): Promise<Haproxy> {
  if (!hasHaproxy()) throw new Error(HAPROXY_MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-balancer-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configurationOf(fronts, options))
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output = (output + text.toString()).slice(-4_000)
  })
  for (const { port } of fronts) await untilTaken(port, child, () => output)
  return {
    pid: () => child.pid ?? 0,
    fronts: Object.fromEntries(fronts.map(({ name, port }) => [name, port])),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the balancer answers, though there is nobody behind it yet. */
async function untilTaken(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (;;)
    try {
      await (await request(`http://127.0.0.1:${port}/ready`)).body.dump()
      return
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${output()}`, { cause: error })
      await setTimeout(50)
    }
}
