// Runs an instance in a process of its own and sends its URLs to the parent process (see fork-instance.ts).
import { startCluster } from './cluster.ts'
import { HOUSE_SETTINGS } from './house-settings.ts'
import { startInstance } from './instance.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

const { ON } = process.env
const { SEED = '', QUERY_BUDGET = '' } = process.env
const env = Object.fromEntries(HOUSE_SETTINGS.map((name) => [name, process.env[name] ?? '']))

/** Gateway and API in this process. */
async function startHouse() {
  const postgres = ON === 'postgres' || ON === 'pgbouncer' ? await startPostgres() : undefined
  const pooler = postgres && ON === 'pgbouncer' ? await startPgbouncer(postgres) : undefined
  const instance = await startInstance({
    databaseUrl: pooler?.url ?? postgres?.url,
    env: { ...env, ...(pooler && { NAMED_STATEMENTS: 'no' }) },
    // Whoever lifts the budget asks without a token more often too, from one address.
    ...(QUERY_BUDGET && { limits: { refusals: Number(QUERY_BUDGET) } }),
  })
  return {
    ...instance,
    engine: postgres ? 'PostgreSQL' : 'PGlite',
    stop: async () => {
      await instance.stop()
      await pooler?.stop()
      await postgres?.stop()
    },
  }
}

/** All processes of their own, as an operator runs them. */
async function startHouseOfMany() {
  // An empty SEED would be none at all, with a database that is not the embedded one.
  const cluster = await startCluster({ env: { ...env, SEED: SEED || 'demo' }, fromManyNetworks: Boolean(QUERY_BUDGET) })
  return { ...cluster, engine: 'PostgreSQL' }
}

const house = ON === 'cluster' ? await startHouseOfMany() : await startHouse()
const stop = async (): Promise<void> => {
  await house.stop()
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.send?.({ webUrl: house.webUrl, apiUrl: house.apiUrl, authUrl: house.authUrl, engine: house.engine })
