import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { psql, startPostgres, type Postgres } from '../../dev/postgres.ts'
import { start, type Processes } from '../../dev/processes.ts'

const ASK = 'Set SEED=none with ADMIN_EMAIL and ADMIN_PASSWORD, or SEED=demo.'
const IPV4_LOOPBACK = '0100007F'
const IPV6_LOOPBACK = '00000000000000000000000001000000'
const EVERY_ADDRESS = /^0+$/

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'costdraft-first-')), 'data')
const stop = async ({ child, ended }: Processes): Promise<void> => {
  child.kill('SIGTERM')
  await ended
}

/** The addresses on which a port listens, as Linux writes them. */
const listening = (port: number): string[] =>
  ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
      const [, address, hex, state] = /^\s*\d+: ([0-9A-F]+):([0-9A-F]{4}) \S+ (\S\S)/.exec(line) ?? []
      return address !== undefined && Number.parseInt(hex ?? '', 16) === port && state === '0A' ? [address] : []
    }),
  )
/** The same of all ports of an instance, each once. */
const addressesOf = ({ ports, authPort }: Processes): string[] => [...new Set([...ports, authPort].flatMap(listening))]

const TABLES = "select count(*) from pg_tables where schemaname = 'public'"

test('an empty PostgreSQL is refused, and nothing is written', async () => {
  const DATA_DIR = newFolder()
  await expect(start({ DATABASE_URL: postgres.url, DATA_DIR })).rejects.toThrow(ASK)
  expect(psql(postgres.url, TABLES)).toBe('0')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('so is an address for others, before anything is built or prepared', async () => {
  const DATA_DIR = newFolder()
  const failure: unknown = await start({ WEB_URL: 'https://costs.example.com', SEED: '', DATA_DIR }).catch(
    (error: unknown) => error,
  )
  expect(String(failure)).toContain(ASK)
  expect(String(failure)).not.toContain('Preparing the database')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('with SEED=demo it starts, then without; others reach all of its ports', async () => {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: newFolder() }
  await stop(await start({ ...env, SEED: 'demo' }))
  const again = await start(env)
  // A port that listens on all addresses of both families is one of IPv6 alone.
  expect(addressesOf(again).filter((address) => !EVERY_ADDRESS.test(address))).toEqual([])
  for (const port of [...again.ports, again.authPort]) expect(listening(port)).toHaveLength(1)
  expect(Number(psql(postgres.url, 'select count(*) from person'))).toBeGreaterThan(7)
  await stop(again)
  const alone = await start({ ...env, HOST: '127.0.0.1' })
  expect(addressesOf(alone)).toEqual([IPV4_LOOPBACK])
  await stop(alone)
})

test('without DATABASE_URL and WEB_URL only this machine reaches it', async () => {
  const instance = await start({ WEB_URL: '', DATABASE_URL: '', HOST: '' })
  const addresses = addressesOf(instance)
  expect(addresses).toContain(IPV4_LOOPBACK)
  // Where the machine has IPv6, its own address of that too.
  expect(addresses.filter((address) => address !== IPV4_LOOPBACK && address !== IPV6_LOOPBACK)).toEqual([])
  expect(addresses.includes(IPV6_LOOPBACK)).toBe(readFileSync('/proc/net/if_inet6', 'utf8').includes('lo'))
  await stop(instance)
})

test('a HOST that is no address of this machine ends the start', async () => {
  await expect(start({ HOST: 'costs.example.com' })).rejects.toThrow(
    'HOST must be localhost or an IP address of this machine such as 0.0.0.0, not costs.example.com.',
  )
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST must be an IP address of this machine, and 192.0.2.1 is none.',
  )
})
