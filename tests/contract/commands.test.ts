import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

test('each command of npm that start.mjs runs is a script', () => {
  const run = Object.values(scripts).flatMap((command) => /^node scripts\/start\.mjs (\S+)$/.exec(command)?.[1] ?? [])
  expect(run.length).toBeGreaterThan(8)
  expect(run.filter((name) => !existsSync(join(root, `scripts/${name}.ts`)))).toEqual([])
})

test('package.json has each command of npm that README names', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const named = Array.from(readme.matchAll(/`npm run ([a-z-]+)/g), ([, name = '']) => name)
  expect(new Set(named)).toContain('build')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
