import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

const root = resolve(import.meta.dirname, '../..')

export interface Mutant {
  file: string
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

/** What is mutated, and which tests should notice. */
export interface Target {
  /** Paths or patterns of the files, from the root. */
  files: readonly string[]
  /** The configuration of Vitest that selects the tests. */
  tests: string
  /**
   * Leaves out what is evaluated once, when a file is loaded, such as tables of figures: every test would have to run
   * for each mutant.
   */
  ignoreStatic?: boolean
}

/**
 * Runs tests against each mutant of files (Stryker). A mutant whose tests time out counts as killed; one that cannot be
 * compiled is no mutant.
 */
export async function mutantsOf({ files, tests, ignoreStatic = false }: Target, few: boolean): Promise<Mutant[]> {
  const results = await new Stryker({
    // The configuration names no tsconfig: Stryker would rewrite it with an API that TypeScript no longer has.
    configFile: 'dev/mutants/stryker.json',
    mutate: [...files],
    vitest: { configFile: tests },
    ignoreStatic,
    mutator: { excludedMutations: few ? EXCLUDED_WHEN_QUICK : [] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  }).runMutationTest()
  return results
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName, location: { start, end }, replacement = '', status }) => {
      const lines = readFileSync(resolve(root, fileName), 'utf8').split('\n')
      const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1)
      const after = (lines[end.line - 1] ?? '').slice(end.column - 1)
      return {
        file: relative(root, fileName),
        line: `${before}${replacement}${after}`.trim(),
        at: start.line,
        killed: status === 'Killed' || status === 'Timeout',
      }
    })
}
