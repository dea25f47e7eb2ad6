import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { playwright, vitest, type Tier } from './run.ts'

const root = resolve(import.meta.dirname, '..')

/** Each tier of tests with the paths of its files, as `vitest.config.ts` and `playwright.config.ts` divide them. */
const tiers: readonly { owns: RegExp; tier: (files: string[]) => Tier }[] = [
  { owns: /^tests\/e2e\/.*\.spec\.ts$/, tier: (files) => playwright('browser', files, { JOURNEYS: 'all' }) },
  { owns: /^tests\/hosts\/.*\.test\.ts$/, tier: (files) => vitest('hosts', ['hosts'], {}, files) },
  { owns: /^tests\/cluster\/.*\.test\.ts$/, tier: (files) => vitest('cluster', ['cluster'], {}, files) },
  { owns: /^tests\/processes\/.*\.test\.ts$/, tier: (files) => vitest('processes', ['processes'], {}, files) },
  {
    owns: /^(?:packages\/[^/]+\/src|tests\/contract|dev)\/.*\.test\.ts$/,
    tier: (files) => vitest('unit', ['unit'], {}, files),
  },
  { owns: /^tests\/[^/]+\.test\.ts$/, tier: (files) => vitest('integration', ['integration'], {}, files) },
]

/**
 * The tiers that run these files of tests, each with its own, whatever folder they are named from.
 * @throws with a sentence for each path that is no file, or no test.
 */
export function tiersOfPaths(paths: readonly string[]): Tier[] {
  const files = paths.map((path) => relative(root, resolve(path)))
  const problems = files.flatMap((file) => {
    if (!existsSync(resolve(root, file))) return [`There is no file ${file}.`]
    return tiers.some(({ owns }) => owns.test(file)) ? [] : [`${file} is no test: tests end in .test.ts or .spec.ts.`]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return tiers.flatMap(({ owns, tier }) => {
    const own = files.filter((file) => owns.test(file))
    return own.length > 0 ? [tier(own)] : []
  })
}
