import { existsSync } from 'node:fs'
import { CHROMIUM, CHROMIUM_MISSING } from '../dev/chromium.ts'
import { GLEWLWYD_MISSING, hasGlewlwyd } from '../dev/glewlwyd.ts'
import { postgresPrograms, POSTGRES_MISSING } from '../dev/postgres.ts'
import { checks } from './checks.ts'
import { playwright, runTiers, step, vitest } from './run.ts'

const missing = [existsSync(CHROMIUM) ? [] : CHROMIUM_MISSING, postgresPrograms() ? [] : POSTGRES_MISSING, hasGlewlwyd() ? [] : GLEWLWYD_MISSING].flat()
if (missing.length > 0) {
  console.error(missing.join(' '))
  process.exit(1)
}

// The tests of the processes mostly wait for processes to come back, and neither run of the house fills two cores: they run side by side.
// The journeys fill the machine by themselves.
await runTiers(
  [
    [...checks, step('a few mutants', 'a few mutants of the evaluator are killed', 'node', ['scripts/mutants.ts', 'few']), vitest('house on PGlite', ['house'])],
    [vitest('processes', ['processes']), vitest('house on PostgreSQL', ['house'], { ON: 'postgres' })],
  ],
  [[playwright('browser on PGlite'), playwright('browser on PostgreSQL', [], { ON: 'postgres' })]],
)
