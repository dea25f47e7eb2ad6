import { availableParallelism } from 'node:os'
import { codeChecks, unitTests } from './checks.ts'
import { runTiers } from './run.ts'

console.log(
  'Checks what reads the code alone (format, generated code, types, lint, imports, unused code) and the unit tests.\n',
)

// What reads the code alone goes on beside the tests, which leave no CPU to others, as they do in npm test.
await runTiers([codeChecks, [unitTests({ VITEST_MAX_WORKERS: String(availableParallelism()) })]])
