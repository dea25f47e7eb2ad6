// The house in a process of its own, for test runners and for `npm run dev`: tells its addresses to whoever forked it.
import { startHouse } from './house.ts'
import { startPostgres } from './postgres.ts'

const postgres = process.env.ON === 'postgres' ? await startPostgres() : undefined
const { SEED = '', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
const house = await startHouse({ databaseUrl: postgres?.url, env: { SEED, ADMIN_EMAIL, ADMIN_PASSWORD } })
const stop = async (): Promise<void> => {
  await house.stop()
  await postgres?.stop()
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.send?.({
  webUrl: house.webUrl,
  apiUrl: house.apiUrl,
  authUrl: house.authUrl,
  engine: postgres ? 'PostgreSQL' : 'PGlite',
})
