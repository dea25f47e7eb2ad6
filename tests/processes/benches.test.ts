import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postgresPrograms } from '../../dev/postgres.ts'

/** A title of each bench, whose sections are printed one after the other. */
const TITLES = [
  'Requests to the API per GraphQL operation',
  'Pricing',
  'Ledger, and totals after an edit',
  'Documents',
  'Browser',
  'Legal aid, a case of 10,000 rows',
  'Assessment of a bill',
  'Many cases in one request, PGlite',
  'PGlite: ',
  'Sign-in: a wrong password',
  'Export: ',
  'Search ',
  'Neighbours: ',
  'Reports: ',
  'Metrics and traces',
  'Webhooks: ',
]

// In small: how fast is asserted nowhere, that each still measures is.
test.skipIf(postgresPrograms() === undefined)(
  'every bench runs',
  async () => {
    const bench = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/bench.ts')], {
      env: { ...process.env, BENCH: 'small' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [bench.stdout, bench.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString()
      })
    const [code] = (await once(bench, 'close')) as [number | null]
    expect(code, printed).toBe(0)
    for (const title of TITLES) expect(printed).toContain(`\n${title}`)
  },
  1_800_000,
)
