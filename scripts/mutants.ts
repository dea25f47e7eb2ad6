// npm run prove evaluator, npm run prove costing: mutation tests. With `few`, only a handful of mutants of the
// permission check, or those of the prices of letters and calls.
import { equivalents } from '../dev/mutants/equivalents.ts'
import { mutantsOf, type Mutant } from '../dev/mutants/mutants.ts'

const few = process.argv.includes('few')
/** The share of the mutants of the costing rules that the tests must kill, in percent. */
const COSTING_SCORE = 90

/** Every mutant of the permission check is killed, except those that no test can distinguish. */
async function evaluator(): Promise<string[]> {
  const file = 'packages/schema/src/access/can.ts'
  const mutants = await mutantsOf({ files: [file], tests: 'dev/mutants/vitest.config.ts' }, few)
  const survivors = report(mutants, file)
  const known = new Set(equivalents.map(({ line }) => line))
  const problems = survivors.filter(({ line }) => !known.has(line)).map(describe)
  for (const { line } of few ? [] : equivalents) {
    if (!survivors.some((survivor) => survivor.line === line))
      problems.push(`Listed as equivalent, but was killed or not generated: ${line}`)
  }
  return mutants.length === 0 ? ['No mutants were generated.'] : problems
}

/**
 * At least 90 % of the mutants of the costing rules are killed; the tables of figures, which are data, are not mutated.
 */
async function costing(): Promise<string[]> {
  const all = ['packages/costing/src/**/*.ts', '!packages/costing/src/**/*.test.ts']
  const mutants = await mutantsOf(
    {
      files: few ? ['packages/costing/src/items/routine.ts'] : all,
      tests: 'dev/mutants/costing/vitest.config.ts',
      ignoreStatic: true,
    },
    false,
  )
  const survivors = report(mutants, 'packages/costing')
  const score = (100 * (mutants.length - survivors.length)) / mutants.length
  console.log(survivors.map(describe).join('\n'))
  console.log(`${score.toFixed(1)} % killed.`)
  return score >= COSTING_SCORE ? [] : [`Fewer than ${COSTING_SCORE} % of the mutants are killed.`]
}

const describe = ({ file, at, line }: Mutant): string => `Survived, ${file}, line ${at}: ${line}`
function report(mutants: readonly Mutant[], what: string): Mutant[] {
  const survivors = mutants.filter(({ killed }) => !killed)
  console.log(
    `\n${mutants.length} mutants of ${what}: ${mutants.length - survivors.length} killed, ${survivors.length} survived${few ? ', few tried' : ''}`,
  )
  return survivors
}

const problems = await (process.argv[2] === 'costing' ? costing() : evaluator())
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
