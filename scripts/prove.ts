// npm run prove [name]: what takes longer than npm test can give; the same code runs small there.
import { runTiers, step, vitest, type Tier } from './run.ts'

const proofs: Record<string, Tier> = {
  /** Kills in the middle of writing, of the database and of the whole API. */
  kills: vitest('kills', ['processes'], { KILLS: '25' }),
  /** Every change of the permission function must be seen by its tests. */
  evaluator: step('evaluator', 'every mutant of the evaluator is killed', 'node', ['scripts/mutants.ts']),
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  console.error(`There is no proof named ${unknown.join(', ')}. Choose from ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
await runTiers([
  Object.entries(proofs)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, tier]) => tier),
])
