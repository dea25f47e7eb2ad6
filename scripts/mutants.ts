// npm run prove evaluator: mutation tests of the permission check. With `few`, only a handful of mutants.
import { equivalents } from '../dev/mutants/equivalents.ts'
import { mutantsOf } from '../dev/mutants/mutants.ts'

const EVALUATOR = 'packages/schema/src/access/can.ts'
const few = process.argv[2] === 'few'

const mutants = await mutantsOf(EVALUATOR, few)
const survivors = mutants.filter(({ killed }) => !killed)
const known = new Set(equivalents.map(({ line }) => line))
const problems = survivors.filter(({ line }) => !known.has(line)).map(({ at, line }) => `Survived, line ${at}: ${line}`)
for (const { line } of few ? [] : equivalents) {
  if (!survivors.some((survivor) => survivor.line === line))
    problems.push(`Listed as equivalent, but was killed or not generated: ${line}`)
}
if (mutants.length === 0) problems.push('No mutants were generated.')
for (const problem of problems) console.error(problem)
console.log(
  `\n${mutants.length} mutants of ${EVALUATOR}: ${mutants.length - survivors.length} killed, ${survivors.length} survived, ${few ? 'few tried' : `${equivalents.length} listed as equivalent`}`,
)
process.exit(problems.length > 0 ? 1 : 0)
