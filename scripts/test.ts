import { existsSync } from 'node:fs'
import { CHROMIUM, CHROMIUM_MISSING } from '../dev/chromium.ts'
import { GLEWLWYD_MISSING, hasGlewlwyd } from '../dev/glewlwyd.ts'
import { postgresPrograms, POSTGRES_MISSING } from '../dev/postgres.ts'
import { checks } from './checks.ts'
import { buildWeb } from './build-web.ts'
import { playwright, runTiers, step, vitest } from './run.ts'

const missing = [
  existsSync(CHROMIUM) ? [] : CHROMIUM_MISSING,
  postgresPrograms() ? [] : POSTGRES_MISSING,
  hasGlewlwyd() ? [] : GLEWLWYD_MISSING,
].flat()
if (missing.length > 0) {
  console.error(missing.join(' '))
  process.exit(1)
}

// Once, before several ask for it at a time.
buildWeb(console.log)

// The tests of the processes mostly wait, and the house's fill half of the machine: they run side by side. The journeys fill it by themselves.
await runTiers(
  [
    [
      ...checks,
      step('a few mutants', 'a few mutants of the evaluator are killed', 'node', ['scripts/mutants.ts', 'few']),
      vitest('house on PGlite', ['house']),
    ],
    [vitest('processes', ['processes']), vitest('house on PostgreSQL', ['house'], { ON: 'postgres' })],
  ],
  [[playwright('browser on PGlite'), playwright('browser on PostgreSQL', [], { ON: 'postgres' })]],
)
