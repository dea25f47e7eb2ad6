import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { metricList, type MetricSpec } from '@costdraft/schema/telemetry/metric-list.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const specs: Readonly<Record<string, MetricSpec>> = metricList

const inTicks = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

test('docs/operations.md lists every metric with its kind and its labels, and no other', () => {
  const rows = Array.from(
    textOf('docs/operations.md').matchAll(/^\| `(costdraft_\w+)` \| (\w+) \| ([^|]*)\|/gm),
    ([, name = '', kind = '', labels = '']) => [name, { kind, labels: inTicks(labels) }] as const,
  )
  const expected = Object.entries(specs).map(([name, { kind, labels }]) => [name, { kind, labels: [...labels] }])
  expect(rows).toEqual(expected)
})

test('every metric of the list is collected somewhere', () => {
  const files = globSync(['packages/*/src/**/*.ts', 'scripts/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('telemetry/metric-list.ts'),
  )
  const source = files.map(textOf).join('\n')
  expect(Object.keys(specs).filter((name) => !source.includes(`'${name}'`))).toEqual([])
})

test('no label can hold what would name somebody, or grow without end', () => {
  const labels = new Set(Object.values(specs).flatMap((spec) => spec.labels))
  expect([...labels].toSorted()).toEqual([
    'kind',
    'method',
    'mode',
    'operation',
    'pool',
    'quantile',
    'reason',
    'result',
    'route',
    'source',
    'state',
    'status',
    'step',
  ])
})
