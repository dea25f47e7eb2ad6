import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { supervise } from '../../scripts/supervise.ts'

/** Ends after its first start, hangs in its second, and runs from its third. */
const service = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-service-')),
    script = join(folder, 'service.mjs')
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const starts = ${JSON.stringify(join(folder, 'starts'))}
     appendFileSync(starts, 'x')
     const nth = readFileSync(starts).length
     if (nth === 2) for (;;);
     process.send('ready')
     if (nth === 1) setTimeout(() => process.exit(1), 50)
     setInterval(() => process.send('beat'), 100)
     process.on('SIGTERM', () => process.exit(0))`,
  )
  return script
}

test('a process that hangs while it starts again is killed and started once more', async () => {
  const said: string[] = []
  const { ready, stop } = supervise({
    name: 'The service',
    script: service(),
    patience: { start: 1_500, running: 5_000 },
    say: (line) => said.push(line),
    giveUp: (reason) => said.push(reason),
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
