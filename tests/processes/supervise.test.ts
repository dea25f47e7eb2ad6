import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { supervise } from '../../scripts/supervise.ts'

/** A script that knows how often it was started (`nth`), does `before` that it is ready and `after`, and goes on. */
const service = ({ before = '', after = '' }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-service-'))
  const script = join(folder, 'service.mjs')
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const starts = ${JSON.stringify(join(folder, 'starts'))}
     appendFileSync(starts, 'x')
     const nth = readFileSync(starts).length
     ${before}
     process.send('ready', () => {
       ${after}
     })
     setInterval(() => process.send('beat'), 100)
     process.on('SIGTERM', () => process.exit(0))`,
  )
  return script
}

const isRunning = (pid: number | undefined): boolean => {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}

test('a process that hangs while it starts again is killed and started once more', async () => {
  const said: string[] = []
  const { ready, stop } = supervise({
    name: 'The service',
    script: service({
      before: 'if (nth === 2) for (;;);',
      after: 'if (nth === 1) setTimeout(() => process.exit(1), 50)',
    }),
    patience: { start: 1_500, running: 5_000 },
    say: (line) => said.push(line),
  })
  await ready
  await expect.poll(() => said).toContain('The service is ready again.')
  await stop()
  expect(said).toEqual([
    'The service ended (code 1): starting it again.',
    'The service has not answered for 1.5 seconds: restarting it.',
    'The service ended (SIGKILL): starting it again.',
    'The service is ready again.',
  ])
})

test('a process that keeps ending is started again after longer and longer waits, and never given up', async () => {
  const said: string[] = []
  const waits: number[] = []
  const { ready, stop } = supervise({
    name: 'The service',
    script: service({ after: 'if (nth <= 8) process.exit(3)' }),
    say: (line) => said.push(line),
    // A clock that stands still, and no waiting.
    now: () => 0,
    later: (work, milliseconds) => {
      waits.push(milliseconds)
      setImmediate(work)
    },
  })
  await ready
  await expect.poll(() => waits).toHaveLength(8)
  await expect.poll(() => said.at(-1)).toBe('The service is ready again.')
  await stop()
  expect(waits).toEqual([0, 250, 500, 1_000, 1_500, 2_000, 4_000, 8_000])
  const ends = said.filter((line) => line.includes('ended'))
  expect(ends.slice(0, 5)).toEqual(Array(5).fill('The service ended (code 3): starting it again.'))
  expect(ends[5]).toBe(
    'The service ended 6 times in a minute (code 3): starting it again in 2 seconds. ' +
      'Nothing acknowledged is lost; the lines above say what went wrong.',
  )
})

test('a process that ran for a healthy minute is started again at once, however often it ended before', async () => {
  const waits: number[] = []
  let at = 0
  const { ready, stop } = supervise({
    name: 'The service',
    script: service({ after: 'if (nth <= 7) process.exit(3); if (nth === 8) setTimeout(() => process.exit(3), 700)' }),
    say: () => {},
    // A minute and a half between any two of its messages.
    now: () => (waits.length >= 7 ? (at += 90_000) : 0),
    later: (work, milliseconds) => {
      waits.push(milliseconds)
      setImmediate(work)
    },
  })
  await ready
  await expect.poll(() => waits).toHaveLength(8)
  await stop()
  expect(waits.slice(6)).toEqual([4_000, 0])
})

test('a first start that fails ends at once', async () => {
  const said: string[] = []
  const { ready } = supervise({
    name: 'The service',
    script: service({ before: 'process.exit(1)' }),
    say: (line) => said.push(line),
  })
  await expect(ready).rejects.toThrow('The service could not start.')
  expect(said).toEqual([])
})

test('a process that drains is told so, goes on, and is not started again when it ends', async () => {
  const said: string[] = []
  const { ready, drain, stop, pid } = supervise({
    name: 'The service',
    script: service({ before: "process.on('message', (message) => { if (message === 'drain') process.exit(5) })" }),
    say: (line) => said.push(line),
  })
  await ready
  const first = pid()
  drain()
  // It does as it was told, which here is to end.
  await expect.poll(() => isRunning(first)).toBe(false)
  await stop()
  expect(pid()).toBe(first)
  expect(said).toEqual([])
})

test('a process gets its arguments', async () => {
  const { ready, stop } = supervise({
    name: 'The service',
    script: service({ before: "if (process.argv[2] !== 'worker') process.exit(1)" }),
    args: ['worker'],
    say: () => {},
  })
  await ready
  await stop()
})
