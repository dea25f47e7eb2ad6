import { externalHostVariables } from '@costdraft/schema/access/sign-in-host.ts'
import { readProcessCounts } from '@costdraft/schema/process-settings.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What the configuration says of the connections to PostgreSQL. */
export interface PoolSettings {
  /** The connections of each process. */
  poolSize: number
  /** How many processes have connections, on all machines. */
  pools: number
  /** Whether statements get names: not where a pooler lends a connection for one transaction. */
  namedStatements: boolean
}

export const DEFAULT_POOL_SIZE = 10
/** Two connections are kept for signing in, and one is the least that can be lent. */
const MIN_POOL_SIZE = 3
const MAX_POOL_SIZE = 100

/**
 * Reads a variable that is `yes` or `no`, and `yes` unless it is set. Adds a sentence to `problems` for any other word.
 */
export function readYes(env: Env, name: string, problems: string[]): boolean {
  const word = env[name]?.trim() || 'yes'
  if (word !== 'yes' && word !== 'no') problems.push(`${name} must be yes or no, not ${word}.`)
  return word !== 'no'
}

/** How many processes of this configuration connect to PostgreSQL: APIs, the sign-in host if it is ours, workers. */
function poolsOf(env: Env): number {
  // What is wrong with the numbers is said where the processes are counted.
  const { apis, workers } = readProcessCounts(env, [])
  return apis + (externalHostVariables(env).length > 0 ? 0 : 1) + workers
}

/** POOL_SIZE and NAMED_STATEMENTS, with the number of processes that they apply to. */
export function readPoolSettings(env: Env, problems: string[]): PoolSettings {
  const text = env.POOL_SIZE?.trim() || String(DEFAULT_POOL_SIZE)
  const poolSize = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (poolSize < MIN_POOL_SIZE || poolSize > MAX_POOL_SIZE)
    problems.push(`POOL_SIZE must be a whole number from ${MIN_POOL_SIZE} to ${MAX_POOL_SIZE}, not ${text}.`)
  return { poolSize, pools: poolsOf(env), namedStatements: readYes(env, 'NAMED_STATEMENTS', problems) }
}
