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

/** Mutators excluded from a quick run, which keeps boolean literals and array methods: a handful of mutants. */
const EXCLUDED_WHEN_QUICK = [
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

/** Runs the unit tests of a file against each of its mutants (Stryker). A mutant whose tests time out counts as killed. */
export async function mutantsOf(file: string, few: boolean): Promise<Mutant[]> {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n')
  const results = await new Stryker({
    // The configuration names no tsconfig: Stryker would rewrite it with an API that TypeScript no longer has.
    configFile: 'dev/mutants/stryker.json',
    mutate: [file],
    mutator: { excludedMutations: few ? EXCLUDED_WHEN_QUICK : [] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  }).runMutationTest()
  return results
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
