import { step, vitest, type Tier } from './run.ts'

const tier = 'check'

/** What reads the code alone. */
export const codeChecks: Tier[] = [
  step(tier, 'formatting', 'oxfmt', ['--check']),
  step(tier, 'lists of folders are up to date', 'node', ['scripts/registries.ts', '--check']),
  step(tier, 'generated code is up to date', 'graphql-codegen', ['--config', 'codegen.ts', '--silent', '--check']),
  step(tier, 'the schema is described and breaks nobody unsaid', 'node', ['scripts/baseline.ts', '--check']),
  step(tier, 'firm keys, and what crosses firms', 'node', ['scripts/firm-keys.ts', '--check']),
  step(tier, 'types', 'tsc', ['-b', '.', 'packages/web']),
  step(tier, 'lint', 'oxlint', ['--quiet']),
  step(tier, 'who imports whom', 'node', ['scripts/arrows.ts']),
  step(tier, 'no area is named in shared code', 'node', ['scripts/area-names.ts']),
  step(tier, 'dead code and unused packages', 'knip', ['--no-config-hints']),
]

/** The unit tests, with these variables. Together with the above they take under a minute. */
export const unitTests = (env: Record<string, string> = {}): Tier => vitest(tier, ['unit'], env)
