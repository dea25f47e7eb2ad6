import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

const root = resolve(import.meta.dirname, '../..')

export interface Mutant {
  line: string
  at: number
  killed: boolean
}

/** What a quick run leaves out; it keeps `false` for `true` and back, and list methods: a handful. */
const MORE = [
  'ArithmeticOperator',
  'ArrayDeclaration',
  'ArrowFunction',
  'BlockStatement',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
  'UnaryOperator',
  'UpdateOperator',
]

/** Tries the tests of a file on each of its mutants. What ran into the time limit counts as killed: it hung, and was seen to. */
export async function mutantsOf(file: string, few: boolean): Promise<Mutant[]> {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n')
  const tried = await new Stryker({
    // There, no tsconfig is named: it would be rewritten by an interface TypeScript no longer has, and nothing here is compiled.
    configFile: 'dev/mutants/stryker.json',
    mutate: [file],
    mutator: { excludedMutations: few ? MORE : [] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  }).runMutationTest()
  return tried
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location: { start, end }, replacement = '', status }) => {
      const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1),
        after = (lines[end.line - 1] ?? '').slice(end.column - 1)
      return {
        line: `${before}${replacement}${after}`.trim(),
        at: start.line,
        killed: status === 'Killed' || status === 'Timeout',
      }
    })
}
