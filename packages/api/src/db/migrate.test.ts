import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from './migrate.ts'

/** The number of the first migration of which the database records the kind. */
const FIRST_RECORDED = 35
const numberOf = (name: string): number => Number(/^\d+/.exec(name)?.[0])

test('every migration from 0035 on says whether an older version can use what it makes', () => {
  const kinds = Object.entries(migrations).map(([name, { kind }]) => [name, kind])
  expect(kinds.length).toBeGreaterThan(30)
  expect(
    kinds.filter(([name = '', kind]) =>
      numberOf(name) < FIRST_RECORDED ? kind !== undefined : kind !== 'additive' && kind !== 'breaking',
    ),
  ).toEqual([])
})

test('every migration of the folder is run, in the order of the numbers, each number once', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations'))
  const names = Object.keys(migrations)
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
  expect(new Set(names.map(numberOf)).size).toBe(names.length)
})
