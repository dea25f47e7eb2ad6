import { availableParallelism } from 'node:os'
import { codeChecks, unitTests } from './checks.ts'
import { runTiers } from './run.ts'

// What reads the code alone goes on beside the tests, which leave no CPU to others, as they do in npm test.
await runTiers([codeChecks, [unitTests({ VITEST_MAX_WORKERS: String(availableParallelism()) })]])
