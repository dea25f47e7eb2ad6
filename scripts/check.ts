import { checks } from './checks.ts'
import { runTiers } from './run.ts'

await runTiers([[...checks]])
