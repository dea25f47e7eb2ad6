import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig as readApiConfig } from '@costdraft/api/config.ts'
import { readConfig as readGatewayConfig } from '@costdraft/gateway/config.ts'
import { describe, expect, test } from 'vitest'

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
/** The variables that `.env.example` describes, in use or commented out. */
const described = Array.from(textOf('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm), ([, name = '']) => name)

test('README and .env.example name the same variables', () => {
  const table = /\n## Variables\n([^]*?)\n## /.exec(textOf('README.md'))?.[1] ?? ''
  const cells = Array.from(table.matchAll(/^\| (`[^|]*) \|/gm), ([, cell = '']) => cell)
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.toSorted()).toEqual(described.toSorted())
})

describe('an empty variable is an unset one', () => {
  const firm: Record<string, string> = {
    DATABASE_URL: 'postgres://db/costs',
    WEB_URL: 'https://costs.example.com',
    SEED: 'none',
    ADMIN_EMAIL: 'admin@firm.example',
    ADMIN_PASSWORD: 'long-enough',
    AUTH_URL: 'https://sign-in.example.com',
    AUTH_ISSUER: 'https://sign-in.example.com',
    AUTH_JWKS_URL: 'https://sign-in.example.com/jwks',
  }
  /** What a configuration comes to, refusals included. */
  const outcome = (read: (env: Record<string, string>) => unknown, env: Record<string, string>): unknown => {
    try {
      return read(env)
    } catch (error) {
      return String(error)
    }
  }
  test.each(described)('%s', (name) => {
    for (const read of [readApiConfig, readGatewayConfig])
      for (const { [name]: _set, ...rest } of [{}, firm])
        expect(outcome(read, { ...rest, [name]: '' })).toEqual(outcome(read, rest))
  })
})
