import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { expect, test } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'

const KILLS = Number(process.env.KILLS ?? 3)

test('kill -9 in the middle of writing loses nothing that was acknowledged', async () => {
  const dataDir = await newDataFolder()
  const acknowledged = new Set<number>()
  for (let kill = 1; kill <= KILLS; kill++) {
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let rest = ''
    writer.stdout.on('data', (text: Buffer) => {
      const lines = (rest + text.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) acknowledged.add(Number(line))
      if (acknowledged.size >= kill * (50 + kill * 17)) writer.kill('SIGKILL')
    })
    await new Promise((resolve) => {
      writer.stdout.once('close', resolve)
    })
  }
  const { db, close } = await openDatabase({ dataDir })
  const stored = new Set((await db.selectFrom('start').select('id').execute()).map(({ id }) => id))
  await close()
  expect(acknowledged.size).toBeGreaterThan(KILLS * 50)
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
})
