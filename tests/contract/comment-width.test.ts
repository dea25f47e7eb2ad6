import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const COLUMNS = 120
const COMMENT = /^\s*(?:\/\/|\/?\*)/

test('no line of a comment is longer than the formatter lets code be, which leaves comments alone', () => {
  const files = ['packages', 'tests', 'dev', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|generated|dist)\//.test(file))
      .map((file) => join(folder, file)),
  )
  const long = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (line.length > COLUMNS && COMMENT.test(line) ? `${file}:${i + 1}` : [])),
  )
  expect(long).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})
