import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = resolve(import.meta.dirname, '..')
const bin = (name: string): string => resolve(root, 'node_modules/.bin', name)

interface Outcome {
  tier: string
  name: string
  ms: number
  passed: boolean
  /** Not run here, such as a test of one database on the other; neither passed nor failed. */
  skipped?: boolean
  /** Why a test passed on a second try only. */
  firstError?: string
}
/** One step of a run. `isAlone` means that nothing runs concurrently, so that its output can be streamed. */
export interface Tier {
  name: string
  run: (isAlone: boolean) => Promise<Outcome[]>
}

/**
 * Runs a program; returns its exit code and duration in milliseconds. Unless it runs alone, its output is printed when
 * it ends, so that lines do not mix.
 */
async function program(
  isAlone: boolean,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; ms: number }> {
  const started = performance.now()
  const output: Buffer[] = []
  const out = isAlone ? 'inherit' : 'pipe'
  const child = spawn(bin(command), args, { cwd: root, stdio: ['ignore', out, out], env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number>((done) => {
    child.once('close', (exit) => done(exit ?? 1))
  })
  // Removes colour codes, because the output may be redirected to a file.
  process.stdout.write(stripVTControlCharacters(Buffer.concat(output).toString()))
  return { code, ms: performance.now() - started }
}

/** A program as one check: passed if it exits with 0. */
export const step = (
  tier: string,
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Tier => ({
  name: tier,
  run: async (isAlone) => {
    const { code, ms } = await program(isAlone, command, args, env)
    return [{ tier, name, ms, passed: code === 0 }]
  },
})

/** Marks a flaky test: it does not fail the run, but is reported. */
const SECOND_TRY = ' (on the second try)'

interface VitestReport {
  testResults: {
    assertionResults: {
      fullName: string
      status: string
      duration?: number
      failureMessages?: string[]
      meta?: { wasRetried?: boolean }
    }[]
    name: string
    status: string
    message: string
  }[]
}

/**
 * Runs vitest projects, or of their files those that are named, with one outcome per test. A file that cannot be loaded
 * counts as one failure.
 */
export const vitest = (
  tier: string,
  projects: string[],
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Tier => ({
  name: tier,
  run: async (isAlone) => {
    const file = report(tier)
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ]
    const { code, ms } = await program(isAlone, 'vitest', args, env)
    const outcomes =
      read<VitestReport>(file)?.testResults.flatMap(({ assertionResults, name, status }): Outcome[] => {
        const tests = assertionResults.map((test): Outcome => ({
          tier,
          name: test.meta?.wasRetried && test.status === 'passed' ? `${test.fullName}${SECOND_TRY}` : test.fullName,
          ms: test.duration ?? 0,
          passed: test.status === 'passed' || isSkipped(test),
          skipped: isSkipped(test),
          firstError: test.failureMessages?.[0],
        }))
        return status === 'failed' && tests.every(({ passed }) => passed)
          ? tests.concat({ tier, name, ms: 0, passed: false })
          : tests
      }) ?? []
    return withRunnerFailure(tier, outcomes, code, ms)
  },
})

/** Several tiers as one, each after the one before. */
export const inTurn = (name: string, tiers: readonly Tier[]): Tier => ({
  name,
  run: async (isAlone) => {
    const outcomes: Outcome[] = []
    for (const tier of tiers) outcomes.push(...(await tier.run(isAlone)))
    return outcomes
  },
})

const isSkipped = ({ status }: { status: string }): boolean => status === 'skipped' || status === 'pending'

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    ok: boolean
    tests: { status: string; results: { duration: number; error?: { stack?: string; message?: string } }[] }[]
  }[]
}

/** Runs the Playwright tests, with one outcome per test. */
export const playwright = (tier: string, args: string[] = [], env: Record<string, string> = {}): Tier => ({
  name: tier,
  run: async (isAlone) => {
    const file = report(tier)
    const { code, ms } = await program(isAlone, 'playwright', ['test', '--reporter=dot,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
    })
    const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
      ...suite.specs,
      ...(suite.suites ?? []).flatMap(specs),
    ]
    const outcomes = (read<{ suites: PlaywrightSuite[] }>(file)?.suites ?? []).flatMap(specs).map((spec) => ({
      tier,
      name: spec.tests.some(({ status }) => status === 'flaky') ? `${spec.title}${SECOND_TRY}` : spec.title,
      passed: spec.ok,
      firstError: spec.tests.flatMap(({ results }) =>
        results.flatMap(({ error }) => error?.stack ?? error?.message ?? []),
      )[0],
      ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0),
    }))
    return withRunnerFailure(tier, outcomes, code, ms)
  },
})

/** Adds a failure if the runner failed as a whole or ran no tests. */
const withRunnerFailure = (tier: string, outcomes: Outcome[], code: number, ms: number): Outcome[] =>
  outcomes.length === 0 || (code !== 0 && outcomes.every(({ passed }) => passed))
    ? [...outcomes, { tier, name: `${tier}: the runner ended with code ${code}`, ms, passed: false }]
    : outcomes

function report(tier: string): string {
  mkdirSync(resolve(root, '.cache'), { recursive: true })
  const file = resolve(root, `.cache/${tier.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  return file
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const REASON_LINES = 25
/** The error of a first try, with the lines of its stack that are ours. */
const reasonOf = ({ firstError }: Outcome): string =>
  stripVTControlCharacters(firstError ?? '')
    .split('\n')
    .filter((line) => line.trim() && !(/^\s+at /.test(line) && /node_modules|<anonymous>/.test(line)))
    .slice(0, REASON_LINES)
    .map((line) => `\n    | ${line.replaceAll(`${root}/`, '')}`)
    .join('')

const seconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(7)

/**
 * Runs stages in sequence; within a stage its lanes run concurrently, and within a lane its tiers in sequence. Prints
 * the seconds per tier, the ten slowest tests and the totals, and exits the process.
 */
export async function runTiers(...stages: Tier[][][]): Promise<never> {
  const outcomes: Outcome[] = []
  const took = new Map<string, { from: number; to: number }>()
  const lane = async (tiers: Tier[], isAlone: boolean): Promise<void> => {
    for (const tier of tiers) {
      const started = performance.now()
      outcomes.push(...(await tier.run(isAlone)))
      took.set(tier.name, { from: took.get(tier.name)?.from ?? started, to: performance.now() })
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map((tiers) => lane(tiers, lanes.length === 1)))
  const failed = outcomes.filter(({ passed }) => !passed)
  console.log('\nSeconds per tier')
  for (const [name, { from, to }] of took) console.log(`${seconds(to - from)}  ${name}`)
  console.log('\nThe ten slowest')
  for (const { ms, tier, name } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${seconds(ms)}  ${tier}: ${name}`)
  const flaky = outcomes.filter(({ name }) => name.endsWith(SECOND_TRY))
  if (flaky.length > 0)
    console.log(`\nLook at these\n${flaky.map((one) => `  ${one.tier}: ${one.name}${reasonOf(one)}`).join('\n')}`)
  if (failed.length > 0) console.log(`\nFailed\n${failed.map(({ tier, name }) => `  ${tier}: ${name}`).join('\n')}`)
  const skipped = outcomes.filter((outcome) => outcome.skipped).length
  const counts = `${outcomes.length - failed.length - skipped} passed, ${failed.length} failed`
  console.log(`\n${counts}${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
