import { start, type Processes } from '../../dev/processes.ts'
import { QUICK_RESTARTS } from '../../scripts/restart-waits.ts'
import { signIn } from './sign-in.ts'

/** How often a process is killed: `npm run prove kills` says 25. */
export const KILLS = Number(process.env.KILLS ?? 1)

/** What a test with so many kills may take. */
export const forKills = { timeout: 120_000 + KILLS * 10_000 }

/** Starts an instance, and signs a person in; with the header of their requests. */
export async function startSignedIn(email: string) {
  const instance = await start()
  const authUrl = `http://localhost:${instance.authPort}`
  const { access_token } = await signIn({ webUrl: instance.webUrl, authUrl }, email)
  return { instance, headers: { authorization: `Bearer ${access_token}` } }
}

/**
 * The same instance, with its data and on its ports, started anew before a kill after which the supervisor would wait
 * longer: kills that come faster than in any house are what these tests are about, and not its waits, by which they
 * would take half an hour.
 */
export async function startedFor(kill: number, instance: Processes): Promise<Processes> {
  if (kill === 0 || kill % QUICK_RESTARTS > 0) return instance
  const { child, ended, dataDir, authPort } = instance
  const [web, api] = instance.ports
  child.kill('SIGTERM')
  await ended
  return start({ DATA_DIR: dataDir, PORT: String(web), API_PORT: String(api), AUTH_PORT: String(authPort) })
}
