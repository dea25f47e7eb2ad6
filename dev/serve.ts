// Runs an instance in a process of its own and sends its URLs to the parent process (see fork-instance.ts).
import { startInstance } from './instance.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

const { ON } = process.env
const postgres = ON === 'postgres' || ON === 'pgbouncer' ? await startPostgres() : undefined
const pooler = postgres && ON === 'pgbouncer' ? await startPgbouncer(postgres) : undefined
const { SEED = '', ADMIN_EMAIL = '', ADMIN_PASSWORD = '', QUERY_BUDGET = '' } = process.env
const instance = await startInstance({
  databaseUrl: pooler?.url ?? postgres?.url,
  env: { SEED, ADMIN_EMAIL, ADMIN_PASSWORD, QUERY_BUDGET, ...(pooler && { NAMED_STATEMENTS: 'no' }) },
  // Whoever lifts the budget asks without a token more often too, from one address.
  ...(QUERY_BUDGET && { limits: { refusals: Number(QUERY_BUDGET) } }),
})
const stop = async (): Promise<void> => {
  await instance.stop()
  await pooler?.stop()
  await postgres?.stop()
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.send?.({
  webUrl: instance.webUrl,
  apiUrl: instance.apiUrl,
  authUrl: instance.authUrl,
  engine: postgres ? 'PostgreSQL' : 'PGlite',
})
