import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const page = textOf('docs/security.md')

/** The requirements of levels 1 and 2 of ASVS 5.0.0, chapters V6, V7 and V8, with their levels. */
const REQUIREMENTS = `
  6.1.1=1 6.1.2=2 6.1.3=2
  6.2.1=1 6.2.2=1 6.2.3=1 6.2.4=1 6.2.5=1 6.2.6=1 6.2.7=1 6.2.8=1 6.2.9=2 6.2.10=2 6.2.11=2 6.2.12=2
  6.3.1=1 6.3.2=1 6.3.3=2 6.3.4=2
  6.4.1=1 6.4.2=1 6.4.3=2 6.4.4=2
  6.5.1=2 6.5.2=2 6.5.3=2 6.5.4=2 6.5.5=2
  6.6.1=2 6.6.2=2 6.6.3=2
  6.8.1=2 6.8.2=2 6.8.3=2 6.8.4=2
  7.1.1=2 7.1.2=2 7.1.3=2
  7.2.1=1 7.2.2=1 7.2.3=1 7.2.4=1
  7.3.1=2 7.3.2=2
  7.4.1=1 7.4.2=1 7.4.3=2 7.4.4=2 7.4.5=2
  7.5.1=2 7.5.2=2
  7.6.1=2 7.6.2=2
  8.1.1=1 8.1.2=2
  8.2.1=1 8.2.2=1 8.2.3=2
  8.3.1=1
  8.4.1=2`
const VERDICTS = ['met', 'partly', 'not met', 'not applicable']
const NO_TEST = 'no test'

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const lines = page.split('\n').filter((line) => line.startsWith('| '))
const requirements = lines.map(cellsOf).filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))

/** The tables whose last column names tests, by their rows. */
const tested = page
  .split(/\n(?!\|)/)
  .filter((table) => /^\| [^\n]*\| test \|\n/m.test(table))
  .flatMap((table) =>
    table
      .slice(table.search(/^\|/m))
      .split('\n')
      .slice(2)
      .map((line) => cellsOf(line).at(-1) ?? ''),
  )

test('every requirement has one row, with its level', () => {
  expect(requirements.map(([number, level]) => `${number}=${level}`)).toEqual(REQUIREMENTS.trim().split(/\s+/))
})

test.each(requirements)('%s has a verdict and a test, or says that there is none', (...cells) => {
  expect(cells).toHaveLength(6)
  const [, , , , verdict, named] = cells
  expect(VERDICTS).toContain(verdict)
  expect(named).toMatch(/^(?:no test|`.+)$/)
})

describe('the tests that are named', () => {
  test('are in every table of what could be tried, and of the requirements', () => {
    expect(tested.length).toBeGreaterThan(requirements.length + 40)
  })
  test.each([...new Set(tested)].filter((cell) => cell !== NO_TEST))('%s', (cell) => {
    let text = ''
    for (const named of cell.split(/; (?=[`*])/)) {
      const [, path, title] = /^(?:`([^`]+)`)? ?(?:\*([^*]+)\*)?$/.exec(named) ?? []
      expect(path ?? title, `${named} names neither a file nor a title`).toBeDefined()
      if (path !== undefined) {
        expect(path).toMatch(/\.(?:test|spec)\.ts$/)
        expect(existsSync(join(root, path)), path).toBe(true)
        text = textOf(path)
      }
      if (title !== undefined) expect(text, `${path ?? 'the file before'}: ${title}`).toContain(title)
    }
  })
})
