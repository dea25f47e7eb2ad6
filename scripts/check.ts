import { checks } from './checks.ts'
import { runTiers } from './run.ts'

// The last are the tests; what reads the code alone goes on beside them.
await runTiers([checks.slice(0, -1), checks.slice(-1)])
