// How many processes there are, and how they stop, as every process reads it from the environment. Node only: the web
// app must not import this.

type Env = Readonly<Record<string, string | undefined>>

interface Bounds {
  from: number
  to: number
  /** If the variable is not set. */
  unset: number
  /** What it is, as the sentence about a wrong value says it. */
  what: string
}

/** Reads a whole number. Adds a sentence to `problems` if it is none, or not within its bounds. */
function readWhole(env: Env, name: string, { from, to, unset, what }: Bounds, problems: string[]): number {
  const given = env[name]?.trim() || String(unset)
  if (/^\d{1,4}$/.test(given) && Number(given) >= from && Number(given) <= to) return Number(given)
  problems.push(`${name} must be ${what}, a whole number from ${from} to ${to}, not ${given}.`)
  return unset
}

/** How many processes of each kind there are in all, on this machine and others. */
export interface ProcessCounts {
  gateways: number
  apis: number
  workers: number
}

/** The variables, which also say how many the supervisor keeps. */
export const COUNT_NAMES = { gateways: 'GATEWAYS', apis: 'APIS', workers: 'WORKERS' } as const
const MAX_COUNT = 64

/** GATEWAYS, APIS and WORKERS: how many processes there are of each kind; one if it is not said. */
export function readProcessCounts(env: Env, problems: string[]): ProcessCounts {
  const count = (name: string, kind: string): number =>
    readWhole(env, name, { from: 1, to: MAX_COUNT, unset: 1, what: `the number of ${kind}` }, problems)
  return {
    gateways: count(COUNT_NAMES.gateways, 'gateways'),
    apis: count(COUNT_NAMES.apis, 'API processes'),
    workers: count(COUNT_NAMES.workers, 'workers'),
  }
}

/** Adds a sentence where several processes are to share the embedded database, which one alone can open. */
export function assertOneWithoutDatabase(env: Env, counts: ProcessCounts, problems: string[]): void {
  if (env.DATABASE_URL) return
  for (const kind of Object.keys(COUNT_NAMES) as (keyof ProcessCounts)[])
    if (counts[kind] > 1)
      problems.push(
        `${COUNT_NAMES[kind]} can be more than 1 only with DATABASE_URL: one process alone can open the embedded database.`,
      )
}

/** WORKER_CONCURRENCY: how many jobs each worker does at once. */
export const readWorkerConcurrency = (env: Env, problems: string[]): number =>
  readWhole(env, 'WORKER_CONCURRENCY', { from: 1, to: 16, unset: 1, what: 'the jobs of a worker at once' }, problems)

/** DRAIN_SECONDS: for how long a process that is to stop says so at `/ready` and still serves. */
export const readDrainSeconds = (env: Env, problems: string[]): number =>
  readWhole(env, 'DRAIN_SECONDS', { from: 0, to: 300, unset: 0, what: 'a number of seconds' }, problems)

/**
 * What one of `count` processes gives of a limit that they share: its part, but never less than `least`, below which
 * nobody could work, or than the whole.
 */
export const partOf = (whole: number, count: number, least: number): number =>
  Math.max(Math.ceil(whole / count), Math.min(whole, least))

/** Requests of one person that an API process has in work at once; the others wait. */
export const requestsOfPerson = (apis: number): number => partOf(6, apis, 2)
