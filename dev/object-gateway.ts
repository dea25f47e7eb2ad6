import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { request } from 'undici'
import { freePort } from './ports.ts'

const PROGRAMS = ['/usr/bin/ceph-mon', '/usr/bin/ceph-osd', '/usr/bin/radosgw', '/usr/bin/ceph']
export const hasObjectGateway = (): boolean => PROGRAMS.every(existsSync)
export const OBJECT_GATEWAY_MISSING =
  "Ceph's object gateway, the S3 server of the tests, is not installed: run `apt-get install ceph-mon ceph-osd ceph-common ceph-base radosgw` (only the programs are needed, not the services that Debian makes of them)."

/** The key of a user of the gateway, as the variables of the product. */
export interface GatewayKey {
  AWS_ACCESS_KEY_ID: string
  AWS_SECRET_ACCESS_KEY: string
}

export interface ObjectGateway {
  /** The variables of a file store at the gateway, of a user who may do anything; without FILES_URL. */
  env: GatewayKey & { AWS_ENDPOINT_URL_S3: string }
  /** Adds a user who may do nothing yet. */
  addUser: (name: string) => Promise<GatewayKey>
  /** Stops the gateway, ending all connections; `resume` starts it again. What it holds stays. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Lets the gateway take connections and answer nothing, until `wake`. */
  freeze: () => void
  wake: () => void
  stop: () => Promise<void>
}

const run = promisify(execFile)

/**
 * Starts the object gateway of Ceph, packaged in Debian, with a store in memory: on a free port of this machine alone,
 * in a temporary folder.
 */
export async function startObjectGateway(): Promise<ObjectGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-s3-'))
  const [port, monitorPort] = [await freePort(), await freePort()]
  const env = layOut(folder, monitorPort)
  const ceph = async (program: string, ...args: string[]): Promise<string> =>
    (await run(program, args, { env, maxBuffer: 10_000_000 })).stdout
  const children: ChildProcess[] = []
  const serve = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, [...args, '-f'], { env, stdio: 'ignore' })
    children.push(child)
    return child
  }
  await ceph('monmaptool', '--create', '--clobber', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, `${folder}/monmap`)
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', `${folder}/monmap`)
  serve('ceph-mon', '-i', 'a')
  await ceph('ceph', 'osd', 'create')
  await ceph('ceph-osd', '-i', '0', '--mkfs')
  let isStarting = true
  const serveStore = (): void => {
    // On a busy machine it may ask the monitor before it knows whose it is, and ends: nothing is stored yet.
    serve('ceph-osd', '-i', '0').once('exit', () => {
      if (isStarting) serveStore()
    })
  }
  serveStore()
  const url = `http://localhost:${port}`
  const gateway = async (): Promise<ChildProcess> => {
    const child = serve('radosgw', '-n', 'client.rgw', '--rgw-frontends', `beast endpoint=127.0.0.1:${port}`)
    await untilReachable(url, child)
    return child
  }
  let server = await gateway()
  isStarting = false
  const addUser = async (name: string): Promise<GatewayKey> => {
    const [id, secret] = [`${name}-key`, randomUUID()]
    const user = [`--uid=${name}`, `--display-name=${name}`, `--access-key=${id}`, `--secret=${secret}`]
    await ceph('radosgw-admin', 'user', 'create', ...user)
    return { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }
  }
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    env: { ...(await addUser('costdraft')), AWS_ENDPOINT_URL_S3: url },
    addUser,
    halt: () => end(server),
    resume: async () => {
      server = await gateway()
    },
    freeze: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    stop: async () => {
      await Promise.all(children.map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes the configuration of a monitor, a store and a gateway; returns the environment in which they run. */
function layOut(folder: string, monitorPort: number): NodeJS.ProcessEnv {
  for (const part of ['mon', 'osd', 'run', 'log']) mkdirSync(join(folder, part))
  const settings = {
    fsid: randomUUID(),
    'mon host': `[v1:127.0.0.1:${monitorPort}]`,
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    'mon allow pool size one': true,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 2,
    'osd pool default pg autoscale mode': 'off',
    'mon max pg per osd': 2_000,
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 ** 30,
    'osd class load list': '*',
    'run dir': join(folder, 'run'),
    'admin socket': join(folder, 'run/$name.asok'),
    'log file': join(folder, 'log/$name.log'),
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'mon cluster log to file': false,
    'ms bind ipv6': false,
    'ms bind msgr2': false,
    'public addr': '127.0.0.1',
    'osd crush chooseleaf type': 0,
    'rgw dns name': 'localhost',
    'rgw max concurrent requests': 256,
  }
  const conf = join(folder, 'ceph.conf')
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  writeFileSync(conf, ['[global]', ...lines, ''].join('\n'))
  return { ...process.env, CEPH_CONF: conf }
}

/** Waits until the gateway answers. Throws if it ends before, or after two thousand attempts. */
async function untilReachable(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await (await request(url)).body.dump()
      return
    } catch (error) {
      if (child.exitCode !== null || attempt === 2_000)
        throw new Error(`The object gateway at ${url} did not start: ${child.exitCode ?? 'it does not answer'}.`, {
          cause: error,
        })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
}
