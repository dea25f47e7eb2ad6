import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openLineSpool } from './line-spool.ts'

async function allOf<T>(lines: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const line of lines) all.push(line)
  return all
}

test('lines come back as they were written, and leave no file', async () => {
  const spool = await openLineSpool<{ n: number; text: string }>()
  const written = Array.from({ length: 3_000 }, (_, n) => ({ n, text: `line\n${'é'.repeat(n % 90)}` }))
  for (const line of written) await spool.add(line)
  expect(spool.count()).toBe(written.length)
  expect(await allOf(spool.lines())).toEqual(written)
  expect(await allOf(spool.lines())).toHaveLength(written.length)
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('costdraft-') && name.length === 46)).toEqual([])
  await spool.close()
})
