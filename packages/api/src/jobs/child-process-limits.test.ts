import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runLimitedProcess } from './child-process-limits.ts'

const script = join(mkdtempSync(join(tmpdir(), 'child-process-limits-')), 'say.mjs')
writeFileSync(script, "process.stdout.write('last words')")
const limits = { memoryBytes: 4_000_000_000, timeoutMs: 60_000 }

test('a child process that has ended waits for whoever still reads what it said', async () => {
  let heard: string | undefined
  await runLimitedProcess(
    script,
    async ({ stdout }) => {
      const words = await text(stdout)
      // What is done with the words, e.g. in a database, takes longer than the child needs to end.
      for (let turn = 0; turn < 10_000; turn++) await setImmediate()
      heard = words
    },
    limits,
  )
  expect(heard).toBe('last words')
})

test('what fails after a child process has ended is not lost', async () => {
  const failing = runLimitedProcess(
    script,
    async ({ stdout }) => {
      await text(stdout)
      for (let turn = 0; turn < 10_000; turn++) await setImmediate()
      throw new Error('no database')
    },
    limits,
  )
  await expect(failing).rejects.toThrow('no database')
})
