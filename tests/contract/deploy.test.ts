import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig as readGatewayConfig } from '@costdraft/gateway/config.ts'
import { NETWORK_HEADER } from '@costdraft/schema/network.ts'
import { runsEmbeddedHosts } from '@costdraft/schema/ports.ts'
import { STOP_TIMEOUT } from '@costdraft/schema/service.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { commandOf } from '../../scripts/commands.ts'
import { ORDER_OF_STOP } from '../../scripts/planned-processes.ts'
import { assertConfiguration } from '../../scripts/product.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, one = '']) => one)
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1])

const SYSTEMD = 'deploy/systemd'
const UNITS = ['costdraft.service', 'costdraft@.service', 'costdraft-migrate.service'] as const
const unit = (name: (typeof UNITS)[number]): string => textOf(`${SYSTEMD}/${name}`)
const env = textOf(`${SYSTEMD}/costdraft.env`)
const gatewayEnv = textOf(`${SYSTEMD}/gateway.env`)
const compose = textOf('deploy/compose/compose.yaml')
const containerfile = textOf('deploy/Containerfile')
const proxies = ['deploy/haproxy/haproxy.cfg', 'deploy/compose/haproxy.cfg'] as const

const folder = mkdtempSync(join(tmpdir(), 'costdraft-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))
const has = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(':')
    .concat('/usr/sbin')
    .some((place) => existsSync(join(place, program)))

test('every variable that is set for the product is one of README', () => {
  const known = new Set(found(textOf('.env.example'), /^#?([A-Z][A-Z_\d]+)=/gm))
  const set = [
    ...found(`${env}\n${gatewayEnv}`, /^([A-Z][A-Z_\d]+)=/gm),
    ...UNITS.flatMap((name) => found(unit(name), /^Environment=(.*)$/gm)).flatMap((line) => found(line, /([A-Z_]+)=/g)),
    ...found(/\n {2}environment: &environment\n([^]*?)\n {2}\S/.exec(compose)?.[1] ?? '', /^ {4}([A-Z_]+):/gm),
    ...found(containerfile, /(?:ENV |^ {4})([A-Z_]+)=/gm),
  ]
  expect(set.length).toBeGreaterThan(35)
  // These two are of Node and of the shell.
  expect(set.filter((name) => !known.has(name) && !['NODE_COMPILE_CACHE', 'PATH'].includes(name))).toEqual([])
})

test('the configuration of each process is right, and runs our own hosts', () => {
  const readEnv = (text: string): Record<string, string> =>
    Object.fromEntries(Array.from(text.matchAll(/^([A-Z][A-Z_\d]+)=(.*)$/gm), ([, name, value]) => [name, value]))
  const shared = readEnv(env)
  expect(() => assertConfiguration(shared)).not.toThrow()
  expect(runsEmbeddedHosts(shared)).toBe(true)
  expect(readGatewayConfig({ ...shared, ...readEnv(gatewayEnv) })).toMatchObject({
    gateways: 2,
    caseApiUrl: 'http://10.0.0.10:4001',
    auth: { isOwn: true },
  })
})

describe('commands', () => {
  const EXEC = /^ExecStart=\/opt\/costdraft\/(\S+) (\S+)(?: (\S+))?$/m
  test.each(UNITS)('%s runs the Node of the product and a command that there is', (name) => {
    const [, node = '', script = '', command] = EXEC.exec(unit(name)) ?? []
    expect(existsSync(join(root, node))).toBe(true)
    expect(existsSync(join(root, script))).toBe(true)
    const commands =
      command === '%i' ? ['gateway', 'api', 'auth', 'worker'] : [command].filter((one) => one !== undefined)
    for (const one of commands) expect(commandOf([one])?.isService).toBe(one === 'migrate' ? undefined : true)
  })
  test('so do the image and Compose', () => {
    const [script = ''] = found(containerfile, /^ENTRYPOINT \["node", "([^"]+)"\]$/gm)
    expect(existsSync(join(root, script))).toBe(true)
    const commands = found(compose, /^ {4}command: \[(\w+)\]$/gm)
    expect(commands).toEqual(['migrate', 'gateway', 'api', 'auth', 'worker'])
    for (const command of commands) expect(commandOf([command])).toBeDefined()
    const probed = [...found(containerfile, /CMD \["node", "([^"]+)"/g), ...found(compose, /\[CMD, node, ([^,]+),/g)]
    expect(probed.length).toBe(4)
    for (const probe of probed) expect(existsSync(join(root, probe))).toBe(true)
  })
})

describe('who stops is given the time that it takes', () => {
  const STOP = STOP_TIMEOUT / 1_000
  const SPARE = 5
  const drain = numberIn(env, /^DRAIN_SECONDS=(\d+)$/m)
  const composed = numberIn(compose, /^ {4}DRAIN_SECONDS: '(\d+)'$/m)
  const stopOf = (name: (typeof UNITS)[number]): number => numberIn(unit(name), /^TimeoutStopSec=(\d+)$/m)
  test('one process', () => {
    expect(stopOf('costdraft@.service')).toBeGreaterThanOrEqual(drain + STOP + SPARE)
    expect(numberIn(compose, /^ {2}stop_grace_period: (\d+)s$/m)).toBeGreaterThanOrEqual(composed + STOP + SPARE)
  })
  test('the supervisor, which stops one kind after the other and waits a second more for each', () => {
    expect(stopOf('costdraft.service')).toBeGreaterThanOrEqual(drain + ORDER_OF_STOP.length * (STOP + 1) + SPARE)
  })
  test('only the main process is told, which tells its own in their order', () => {
    for (const name of ['costdraft.service', 'costdraft@.service'] as const)
      expect(unit(name)).toMatch(/^KillMode=mixed$/m)
    expect(containerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
  })
  test.each(proxies)('%s takes it out of turn before it closes', (file) => {
    const [, every = '', falls = ''] = /inter (\d+)s fall (\d+)/.exec(textOf(file)) ?? []
    const longest = (Number(every) + numberIn(textOf(file), /timeout check (\d+)s/)) * Number(falls)
    expect(longest).toBeLessThan(Math.min(drain, composed))
  })
})

test('both HAProxies serve by the same rules', () => {
  const rulesOf = (file: string): string[] => {
    const [, section = ''] = /^defaults costdraft\n((?: .*\n|\n)*)/m.exec(textOf(file)) ?? []
    const rules = section.split('\n').map((line) => line.trim().replace(' resolvers containers init-addr none', ''))
    return rules.filter((line) => line !== '' && !line.startsWith('#'))
  }
  const [machines = [], containers] = proxies.map(rulesOf)
  expect(machines.length).toBeGreaterThan(15)
  expect(containers).toEqual(machines)
})

test('programs cannot say from where they call: what gateways say of it is taken from all others', () => {
  const [, web = ''] = /^frontend web\n((?: .*\n)*)/m.exec(textOf(proxies[0])) ?? []
  expect(web).toContain('use_backend apis')
  expect(web).toContain(`    http-request del-header ${NETWORK_HEADER}\n`)
})

describe.each(proxies)('%s', (file) => {
  const text = textOf(file)
  test('asks /ready, says who asked, and waits longer than the product does', () => {
    expect(text).toContain('option httpchk GET /ready')
    expect(text).toContain('option forwardfor')
    expect(numberIn(text, /timeout server (\d+)s/)).toBeGreaterThan(90)
    expect(numberIn(text, /timeout client (\d+)s/)).toBeGreaterThan(90)
    expect(numberIn(text, /timeout http-keep-alive (\d+)s/)).toBeGreaterThan(30)
  })
  test.runIf(has('haproxy') && has('openssl'))('is accepted by HAProxy', () => {
    const pem = join(folder, 'site.pem')
    const [certificate, key] = [join(folder, 'certificate'), join(folder, 'key')]
    const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=costs.example.com']
    execFileSync('openssl', [...asked, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
    writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(config, text.replace('/etc/haproxy/certs/', pem))
    const program = existsSync('/usr/sbin/haproxy') ? '/usr/sbin/haproxy' : 'haproxy'
    const { status, stderr } = spawnSync(program, ['-c', '-f', config], { encoding: 'utf8' })
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
    expect(stderr).not.toMatch(/WARNING|ALERT/)
  })
})

test.runIf(has('systemd-analyze'))('systemd accepts the units', () => {
  for (const name of UNITS) writeFileSync(join(folder, name), unit(name).replaceAll('/opt/costdraft', root))
  const verified = [
    `${folder}/costdraft.service`,
    `${folder}/costdraft@api.service`,
    `${folder}/costdraft-migrate.service`,
  ]
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...verified], { encoding: 'utf8' })
  expect({ status, said: stderr.split('\n').filter((line) => line.includes('costdraft')) }).toEqual({
    status: 0,
    said: [],
  })
})

test('deploy/README.md tells of each file of the folder', () => {
  const readme = textOf('deploy/README.md')
  const files = globSync('**/*.*', { cwd: join(root, 'deploy') }).filter((file) => file !== 'README.md')
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((file) => !readme.includes(file))).toEqual([])
})
