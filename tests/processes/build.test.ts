import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../dev/ports.ts'
import { copyTree } from '../../dev/tree-copy.ts'

const copy = copyTree('built')
afterAll(() => copy.remove())

/** Runs a command of npm in the copy; resolves with what it wrote once that has `until`, or it has ended. */
async function npm(args: string[], env: Record<string, string> = {}, until?: string): Promise<string> {
  const child = spawn('npm', args, { cwd: copy.folder, env: { ...process.env, ...env } })
  let said = ''
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        if (until !== undefined && said.includes(until)) child.kill('SIGTERM')
      })
    child.once('close', () => resolve(said))
  })
}

test('what is built is not built again at a start', { timeout: 600_000 }, async () => {
  for (const folder of ['packages/web/dist', '.cache'])
    rmSync(join(copy.folder, folder), { recursive: true, force: true })
  expect(await npm(['run', 'build', '--silent'])).toContain('CostDraft is built: a start installs and builds nothing.')
  expect(existsSync(join(copy.folder, 'packages/web/dist/index.html'))).toBe(true)
  const said = await npm(
    ['start', '--silent', '--', 'gateway'],
    { PORT: String(await freePort()), HOST: 'localhost' },
    'is ready',
  )
  expect(said).toContain('The gateway is ready')
  expect(said).not.toMatch(/Installing|Building/)
})
