import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const run = (...files: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/price.ts', ...files], { cwd: root })
  return [status, stderr.toString()]
}

test.each([
  [[], 'Name a bill: npm run price -- packages/costing/bills/07-final-days.csv\n'],
  [['nowhere.csv'], 'There is no file nowhere.csv.\n'],
  [['packages'], 'packages cannot be read.\n'],
  [
    ['README.md'],
    'README.md is not a worked bill: its case row must say party, parties, region, location, level, issued.\n',
  ],
])('npm run price with %j says what is wrong and fails', (files, sentence) =>
  expect(run(...files)).toEqual([1, sentence]),
)

test('npm run price prints a worked bill', () =>
  expect(run('packages/costing/bills/07-final-days.csv')).toEqual([0, '']))
